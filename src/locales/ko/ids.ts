import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = { normal: '', dark: '어둠빛 ', shiny: '반짝빛 ' };
const TIERS: Readonly<Record<string, string>> = { bronze: '브론즈', silver: '실버', gold: '골드' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: '푸른들',
  Harkmoor: '귀기울늪',
  Scattersea: '흩섬바다',
  Overcloud: '구름위',
  Fourlight: '네빛',
};

/** The Korean name of a type, given by its id or already named. */
export const koreanType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Korean word for a kind before a creature with the space behind it, given by its id or already named. */
export const koreanKind = (kind: string): string => {
  const plain = kind.trim();
  return KINDS[plain.toLowerCase()] ?? (plain && `${plain} `);
};

/** The Korean name of a tier of gold battles, given by its id or already named. */
export const koreanTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Korean name of a region, given by its English one or already named. */
export const koreanRegion = (region: string): string => REGIONS[region] ?? region;
