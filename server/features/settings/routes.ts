import { getSettings, saveSettings } from '../../../contract/settings.ts';
import { knownSettings } from '../../../contract/shapes/settings.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { readSettings, storeSettings } from './queries.ts';

/** Registers the calls for a player's settings. Values that only a later version knows stay stored, and are not sent. */
export function serveSettings(services: Services): void {
  const { database } = services;
  route(services, getSettings, async ({ caller }) => ({
    settings: knownSettings(await readSettings(database, caller.id)),
  }));
  route(services, saveSettings, async ({ services: { database }, caller, body }) => ({
    settings: knownSettings(await storeSettings(database, caller.id, body)),
  }));
}
