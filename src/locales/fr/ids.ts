import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'normal', dark: 'sombre', shiny: 'chatoyant' };
const TIERS: Readonly<Record<string, string>> = { bronze: 'bronze', silver: 'argent', gold: 'or' };
const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Vertendue',
  Harkmoor: 'Landécoute',
  Scattersea: 'Mersemée',
  Overcloud: 'Hautenue',
  Fourlight: 'Quatrelueurs',
};

/** The French name of a type, given by its id or already named. */
export const frenchType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The French word for a kind after the name of a species, given by its id or already named. */
export const frenchKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The French name of a tier of gold battles, given by its id or already named. */
export const frenchTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The French name of a region, given by its English one or already named. */
export const frenchRegion = (region: string): string => REGIONS[region] ?? region;
