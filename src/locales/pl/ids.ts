import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'zwykły', dark: 'mroczny', shiny: 'lśniący' };
const TIERS: Readonly<Record<string, string>> = { bronze: 'brąz', silver: 'srebro', gold: 'złoto' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Zielony Kres',
  Harkmoor: 'Słuchowisko',
  Scattersea: 'Rozsypane Morze',
  Overcloud: 'Nadchmurze',
  Fourlight: 'Czteroświecie',
};

/** The Polish name of a type, given by its id or already named. */
export const polishType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Polish word for a kind before “stworek”, given by its id or already named. */
export const polishKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Polish name of a tier of gold battles, given by its id or already named. */
export const polishTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Polish name of a region, given by its English one or already named. */
export const polishRegion = (region: string): string => REGIONS[region] ?? region;
