declare module 'virtual:asset-sounds' {
  /** The address of each sound by its name with the ending, `sounds/effects/tap.ogg`. */
  export const files: Readonly<Record<string, string>>;
}
