declare module 'virtual:asset-manifest' {
  /** URL of each picture and data file by its name. */
  export const files: Readonly<Record<string, string>>;
}

declare module 'virtual:asset-data' {
  /** Content of the small data files by their names, such as `tiles/objects.json`. */
  export const data: Readonly<Record<string, unknown>>;
}
