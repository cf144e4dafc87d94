import type { Species } from '../../rules/creatures/types.ts';
import { findable } from '../findable.ts';

/**
 * Ids of species that have been renamed, and their present ids. The migration `0022_present_names` has carried saved
 * creatures, Pokedex rows and wanted lists over; whatever else names a species, such as battles, replays, notices and
 * links, is read with this table.
 */
export const formerNames: Readonly<Record<string, string>> = {
  lampyre: 'kerbeam',
  glimlet: 'blinkowl',
  trufflet: 'rootling',
  chandelgeist: 'glowmonger',
  hollowick: 'galoshade',
  aurorauk: 'boreauk',
  spectrireme: 'galleghast',
  pagemite: 'pageant',
  coilossus: 'cupritan',
  fernace: 'brackindle',
  scarabuzz: 'switchafer',
};

/** The present id of a species, given by its present or its former id. */
export const presentId = (id: string): string =>
  Object.hasOwn(formerNames, id) ? (formerNames[id] ?? id) : id;

const byPresent = new Map(Object.entries(formerNames).map(([former, present]) => [present, former]));

/**
 * The id under which a species was first stored. Fingerprints of creatures and the chance in cries come from it, so a new
 * name changes none of them.
 */
export const firstId = (id: string): string => byPresent.get(id) ?? id;

/** The species by id, which are also found by their former ids; lists of them do not have these. */
export const findableByFormerNames = (species: Readonly<Record<string, Species>>) =>
  findable(species, formerNames);
