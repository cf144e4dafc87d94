import { typeWords as types } from '../en/types.ts';

const TIERS: Readonly<Record<string, string>> = { bronze: 'bronzo', silver: 'argento', gold: 'oro' };

const REGIONS: Readonly<Record<string, string>> = {
  Greenreach: 'Verdevalle',
  Harkmoor: 'Odilanda',
  Scattersea: 'Maresparso',
  Overcloud: 'Oltrenube',
  Fourlight: 'Quattroluci',
};
const KINDS: Readonly<Record<string, string>> = { normal: 'normale', dark: 'oscura', shiny: 'lucente' };

/** The Italian name of a type, given by its id or already named. */
export const italianType = (type: string): string =>
  (types as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type;

/** The Italian word for a kind of “creatura”, given by its id or as it stands beside a species. */
export const italianKind = (kind: string): string => {
  const word = kind.trim().toLowerCase();
  return word === 'oscuro' ? 'oscura' : (KINDS[word] ?? word);
};

/** The Italian name of a tier of gold battles, given by its id or already named. */
export const italianTier = (tier: string): string => TIERS[tier.toLowerCase()] ?? tier.toLowerCase();

/** The Italian name of a region, given by its English one or already named. */
export const italianRegion = (region: string): string => REGIONS[region] ?? region;
