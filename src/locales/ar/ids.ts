import { typeWords as types } from '../en/types.ts';

const KINDS: Readonly<Record<string, string>> = {
  normal: 'عادي',
  dark: 'داكن',
  shiny: 'لامع',
  الداكن: 'داكن',
  اللامع: 'لامع',
};
const TIERS: Readonly<Record<string, string>> = { bronze: 'البرونزي', silver: 'الفضي', gold: 'الذهبي' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'المرج الأخضر',
  Harkmoor: 'سبخة الإصغاء',
  Scattersea: 'البحر المنثور',
  Overcloud: 'فوق الغيم',
  Fourlight: 'الأنوار الأربعة',
};

/** The Arabic name of a type, given by its id or already named. */
export const arabicType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Arabic word for a kind after “مخلوق”, given by its id or already named. */
export const arabicKind = (kind: string): string => KINDS[kind.trim().toLowerCase()] ?? kind.trim();

/** The Arabic name of a tier of gold battles after “الفريق”, given by its id or already named. */
export const arabicTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier;

/** The Arabic name of a region, given by its English one or already named. */
export const arabicRegion = (region: string): string => REGIONS[region] ?? region;
