declare module 'virtual:picture/*' {
  /** URL of the picture. An unknown name breaks the build. */
  const address: string;
  export default address;
}

declare module 'virtual:laid-assets' {
  /** Names of the designers' files in `assets/overrides/`; sounds with their extensions. */
  export const laid: readonly string[];
}
