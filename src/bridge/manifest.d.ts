declare module 'virtual:asset-manifest' {
  /** Folder of all addresses; empty in development, where `files` holds whole addresses. */
  export const base: string;
  export const files: Readonly<Record<string, string>>;
}

declare module 'virtual:asset-data' {
  /** Content of the small data files by their names, `tiles/objects.json`. */
  export const data: Readonly<Record<string, unknown>>;
}
