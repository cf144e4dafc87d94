declare module 'virtual:asset-sounds' {
  /** URL of each sound by its name with the extension, such as `sounds/effects/tap.ogg`. */
  export const files: Readonly<Record<string, string>>;
}
