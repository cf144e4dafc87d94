declare module 'virtual:picture/*' {
  /** The picture's address; a name that no picture has breaks the build. */
  const address: string;
  export default address;
}

declare module 'virtual:laid-assets' {
  /** Names of the files that designers laid down in `assets/overrides/`, sounds with their endings. */
  export const laid: readonly string[];
}
