/**
 * The address of a picture for a custom property. A style sheet reads a relative one from its own folder, but the
 * addresses of the trial start at the page.
 */
export const inStyle = (address: string): string => `url("${new URL(address, document.baseURI).href}")`;
