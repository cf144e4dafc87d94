declare module 'virtual:asset-manifest' {
  /** Folder of all addresses; empty in development, where `files` holds whole addresses. */
  export const base: string;
  export const files: Readonly<Record<string, string>>;
}
