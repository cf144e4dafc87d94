import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { local, session } from '../api/browserStorage.ts';

const PROFILE = 'profile';
const BATTLE = 'battle';
const STORY = 'battleStory';
const CHANGE_TEAM = 'changeTeam';

/** The profile as it was last seen; null where none or nothing sensible is stored. */
export const readStoredProfile = () => read<Profile>(local, PROFILE, 'items');
export const writeProfile = (profile: Profile | null) => write(local, PROFILE, profile);
export const isProfileKey = (key: string | null) => key === null || key === PROFILE;

/** The battle as it was last seen. Players can edit it: the server's word replaces it as soon as it is there. */
export const readStoredBattle = () => read<BattleDetails>(session, BATTLE, 'page', 'myState', 'opponent');
export const writeBattle = (battle: BattleDetails | null) => write(session, BATTLE, battle);

/** The states of a battle that this tab was told; none where nothing sensible is stored. */
export function readStory(): readonly BattleDetails[] {
  const { states } = read<{ states: unknown }>(session, STORY, 'states') ?? {};
  const needed = ['page', 'round', 'myState', 'opponent', 'events'];
  const isSensible = (state: unknown) =>
    typeof state === 'object' && state !== null && needed.every((field) => field in state);
  return Array.isArray(states) && states.every(isSensible) ? (states as BattleDetails[]) : [];
}

/** Keeps them for the next load of this tab; where there is no room, that load begins anew. */
export function writeStory(states: readonly BattleDetails[]): void {
  if (states.length > 0) session.setItemIfRoom(STORY, JSON.stringify({ states }));
  else session.removeItem(STORY);
}

/** The team creature that waits for its replacement; null where none or nothing sensible is stored. */
export const readReplacement = () =>
  read<Creature>(session, CHANGE_TEAM, 'id', 'name', 'kind', 'types', 'level');
export const writeReplacement = (creature: Creature | null) => write(session, CHANGE_TEAM, creature);

function read<T>(storage: typeof local, key: string, ...needed: string[]): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const sensible = typeof value === 'object' && value !== null && needed.every((field) => field in value);
    return sensible ? (value as T) : null;
  } catch {
    return null;
  }
}

function write(storage: typeof local, key: string, value: object | null): void {
  if (value) storage.setItem(key, JSON.stringify(value));
  else storage.removeItem(key);
}
