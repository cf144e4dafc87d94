/** Hands a file to the person, as a download of that name. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
