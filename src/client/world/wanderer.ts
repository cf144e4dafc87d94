import { wandererAt, wandererLeavesIn } from '../../../content/wanderers/wanderers.ts';
import { worldNow } from '../../bridge/clock.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { momentWords } from '../../locales/format.ts';

/** The name of a species: its id with a capital, which a test holds true, so that the table of all species is not loaded for it. */
const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Tells who visits which map today, and until when by this device's clock; null if it is another species than asked. */
export function wandererText(asked?: string): string | null {
  const now = worldNow();
  const wanderer = wandererAt(now);
  if (!wanderer || (asked !== undefined && asked !== wanderer.entry.species)) return null;
  const leaves = new Date(Date.now() + wandererLeavesIn(now));
  const until = momentWords(leaves, { hour: '2-digit', minute: '2-digit' });
  const ground = pokedexWords.homes.grounds[wanderer.ground] ?? wanderer.ground;
  return mapsWords.wanderer(
    speciesName(nameOf(wanderer.entry.species)),
    mapsWords.places[wanderer.map].title,
    ground,
    until,
  );
}
