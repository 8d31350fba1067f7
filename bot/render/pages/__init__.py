"""Every picture without a board: brackets, tables, charts, cards."""
