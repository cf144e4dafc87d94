import { mapsWords } from '../../locales/en/maps.ts';

/** Returns the display name of a map. */
export function mapTitle(name: string): string {
  const places: Readonly<Record<string, { title: string }>> = mapsWords.places;
  return Object.hasOwn(places, name) ? (places[name]?.title ?? name) : name;
}
