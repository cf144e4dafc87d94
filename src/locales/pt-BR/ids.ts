import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = {
  normal: 'normal',
  dark: 'sombrio',
  shiny: 'brilhante',
};
const TIERS: Readonly<Record<string, string>> = { bronze: 'Bronze', silver: 'Prata', gold: 'Ouro' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Verdelonge',
  Harkmoor: 'Charcouve',
  Scattersea: 'Migalhamar',
  Overcloud: 'Sobrenuvem',
  Fourlight: 'Quatroluz',
};

/** The Portuguese name of a type, given by its id or already named. */
export const portugueseType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Portuguese word for a kind, which stands behind the species, given by its id or already named. */
export const portugueseKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Portuguese name of a tier of gold battles, given by its id or already named. */
export const portugueseTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Portuguese name of a region, given by its English one or already named. */
export const portugueseRegion = (region: string): string => REGIONS[region] ?? region;
