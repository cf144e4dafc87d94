/** The display name of a species id, which is in lower case. */
export function creatureName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
