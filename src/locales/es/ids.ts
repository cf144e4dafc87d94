import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'normal', dark: 'oscura', shiny: 'brillante' };
const TIERS: Readonly<Record<string, string>> = { bronze: 'bronce', silver: 'plata', gold: 'oro' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Valverde',
  Harkmoor: 'Oyebrezo',
  Scattersea: 'Marsuelto',
  Overcloud: 'Sobrenube',
  Fourlight: 'Cuatroluces',
};

/** The Spanish name of a type, given by its id or already named. */
export const spanishType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Spanish word for a kind after “criatura”, given by its id or already named. */
export const spanishKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Spanish name of a tier of gold battles, given by its id or already named. */
export const spanishTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Spanish name of a region, given by its English one or already named. */
export const spanishRegion = (region: string): string => REGIONS[region] ?? region;
