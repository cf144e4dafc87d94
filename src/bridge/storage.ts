import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { local, session } from '../api/browserStorage.ts';

const PROFILE = 'profile';
const BATTLE = 'battle';
const STORY = 'battleStory';
const CHANGE_TEAM = 'changeTeam';

/** The stored profile; null if there is none or it is malformed. */
export const readStoredProfile = () => read<Profile>(local, PROFILE, 'items');
export const writeProfile = (profile: Profile | null) => write(local, PROFILE, profile);
/** Whether the browser stores this profile now. */
export const isStoredProfile = (text: string): boolean => local.getItem(PROFILE) === text;
export const isProfileKey = (key: string | null) => key === null || key === PROFILE;

/**
 * The stored battle; null if there is none or it is malformed. Players can edit it, so the server's reply replaces it.
 */
export const readStoredBattle = () => read<BattleDetails>(session, BATTLE, 'page', 'myState', 'opponent');
export const writeBattle = (battle: BattleDetails | null) => write(session, BATTLE, battle);

/** The stored states of the battle of this tab; empty if there are none or one is malformed. */
export function readStory(): readonly BattleDetails[] {
  const { states } = read<{ states: unknown }>(session, STORY, 'states') ?? {};
  const needed = ['page', 'round', 'myState', 'opponent', 'events'];
  const isSensible = (state: unknown) =>
    typeof state === 'object' && state !== null && needed.every((field) => field in state);
  return Array.isArray(states) && states.every(isSensible) ? (states as BattleDetails[]) : [];
}

/** Stores the states for the next load of this tab. If there is no room, nothing is stored. */
export function writeStory(states: readonly BattleDetails[]): void {
  if (states.length > 0) session.setItemIfRoom(STORY, JSON.stringify({ states }));
  else session.removeItem(STORY);
}

/** The team creature that is to be replaced; null if there is none or it is malformed. */
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
