import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = {
  normal: 'normales',
  dark: 'dunkles',
  shiny: 'schillerndes',
};
const TIERS: Readonly<Record<string, string>> = { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Grünmark',
  Harkmoor: 'Lauschmoor',
  Scattersea: 'Streusee',
  Overcloud: 'Überwolken',
  Fourlight: 'Vierlicht',
};

/** The German name of a type, given by its id or already named. */
export const germanType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The German word for a kind before “Wesen”, given by its id or already named. */
export const germanKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The German name of a tier of gold battles, given by its id or already named. */
export const germanTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The German name of a region, given by its English one or already named. */
export const germanRegion = (region: string): string => REGIONS[region] ?? region;
