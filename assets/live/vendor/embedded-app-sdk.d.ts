/** What the page uses of the SDK; the whole types are in its package. */
export declare class DiscordSDK {
  constructor(client: string);
  readonly instanceId: string;
  readonly customId: string | null;
  readonly commands: { authorize(how: object): Promise<{ code: string }> };
  ready(): Promise<void>;
}
