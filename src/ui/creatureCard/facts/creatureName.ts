/** A creature's name as players read it: ids of species come in small letters. */
export function creatureName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
