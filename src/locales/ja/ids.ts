import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: '', dark: 'やみ色の', shiny: 'きら色の' };
const TIERS: Readonly<Record<string, string>> = { bronze: 'ブロンズ', silver: 'シルバー', gold: 'ゴールド' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'みどりが原',
  Harkmoor: 'ききみみ湿原',
  Scattersea: 'ちりしま海',
  Overcloud: 'くもうえ',
  Fourlight: 'よつあかり',
};

/** The Japanese name of a type, given by its id or already named. */
export const japaneseType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Japanese word for a kind before a creature, given by its id or already named. */
export const japaneseKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Japanese name of a tier of gold battles, given by its id or already named. */
export const japaneseTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Japanese name of a region, given by its English one or already named. */
export const japaneseRegion = (region: string): string => REGIONS[region] ?? region;
