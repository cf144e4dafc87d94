import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: '', dark: '暗色', shiny: '闪色' };
const TIERS: Readonly<Record<string, string>> = { bronze: '铜级', silver: '银级', gold: '金级' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: '翠野',
  Harkmoor: '聆泽',
  Scattersea: '散珠海',
  Overcloud: '云上境',
  Fourlight: '四光境',
};

/** The Chinese name of a type, given by its id or already named. */
export const chineseType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Chinese word for a kind before a creature, given by its id or already named. */
export const chineseKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Chinese name of a tier of gold battles, given by its id or already named. */
export const chineseTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Chinese name of a region, given by its English one or already named. */
export const chineseRegion = (region: string): string => REGIONS[region] ?? region;
