declare module 'virtual:asset-manifest' {
  /** The address of each picture and data file by its name. */
  export const files: Readonly<Record<string, string>>;
}

declare module 'virtual:asset-data' {
  /** Content of the small data files by their names, `tiles/objects.json`. */
  export const data: Readonly<Record<string, unknown>>;
}

declare module 'virtual:asset-sounds' {
  /** The address of each sound by its name with the ending, `sounds/effects/tap.ogg`. */
  export const files: Readonly<Record<string, string>>;
}
