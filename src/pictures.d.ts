declare module 'virtual:picture/*' {
  /** The picture's address; a name that no picture has breaks the build. */
  const address: string;
  export default address;
}
