import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'normal', dark: 'karanlık', shiny: 'parıltılı' };
const TIERS: Readonly<Record<string, string>> = { bronze: 'bronz', silver: 'gümüş', gold: 'altın' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Yeşilyaka',
  Harkmoor: 'Kulak Bataklığı',
  Scattersea: 'Serpintideniz',
  Overcloud: 'Bulutüstü',
  Fourlight: 'Dörtışık',
};

/** The Turkish name of a type, given by its id or already named. */
export const turkishType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Turkish word for a kind before a name, given by its id or already named. */
export const turkishKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Turkish name of a tier of gold battles, given by its id or already named. */
export const turkishTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Turkish name of a region, given by its English one or already named. */
export const turkishRegion = (region: string): string => REGIONS[region] ?? region;
