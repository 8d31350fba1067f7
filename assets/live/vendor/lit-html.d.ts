/** What the page uses of lit-html; the whole types are in its package. */
export declare const html: (strings: TemplateStringsArray, ...values: unknown[]) => object;
export declare const nothing: symbol;
export declare function render(what: unknown, into: HTMLElement): unknown;
