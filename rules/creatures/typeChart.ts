import { CREATURE_TYPES, type CreatureType, type TypePair } from './types.ts';

/** Factor of a move's damage. */
export type Effectiveness = 0 | 0.25 | 0.5 | 1 | 2 | 4;
type Row = { readonly double: string; readonly half: string; readonly none?: string };

/** Attacking type → the defending types that take double, half and no damage. The chart since the sixth generation. */
const CHART: Readonly<Record<CreatureType, Row>> = {
  normal: { double: '', half: 'rock steel', none: 'ghost' },
  fire: { double: 'grass ice bug steel', half: 'fire water rock dragon' },
  water: { double: 'fire ground rock', half: 'water grass dragon' },
  electric: { double: 'water flying', half: 'electric grass dragon', none: 'ground' },
  grass: { double: 'water ground rock', half: 'fire grass poison flying bug dragon steel' },
  ice: { double: 'grass ground flying dragon', half: 'fire water ice steel' },
  fighting: {
    double: 'normal ice rock dark steel',
    half: 'poison flying psychic bug fairy',
    none: 'ghost',
  },
  poison: { double: 'grass fairy', half: 'poison ground rock ghost', none: 'steel' },
  ground: { double: 'fire electric poison rock steel', half: 'grass bug', none: 'flying' },
  flying: { double: 'grass fighting bug', half: 'electric rock steel' },
  psychic: { double: 'fighting poison', half: 'psychic steel', none: 'dark' },
  bug: { double: 'grass psychic dark', half: 'fire fighting poison flying ghost steel fairy' },
  rock: { double: 'fire ice flying bug', half: 'fighting ground steel' },
  ghost: { double: 'psychic ghost', half: 'dark', none: 'normal' },
  dragon: { double: 'dragon', half: 'steel', none: 'fairy' },
  dark: { double: 'psychic ghost', half: 'fighting dark fairy' },
  steel: { double: 'ice rock fairy', half: 'fire water electric steel' },
  fairy: { double: 'fighting dragon dark', half: 'fire poison steel' },
};

const COUNT = CREATURE_TYPES.length;
const INDEX = Object.fromEntries(CREATURE_TYPES.map((type, index) => [type, index])) as Record<
  CreatureType,
  number
>;

/** Damage factors in halves, 0, 1, 2 or 4: one row of 18 for each attacking type. */
const HALVES = new Uint8Array(COUNT * COUNT).fill(2);
for (const attacker of CREATURE_TYPES) {
  const { double, half, none = '' } = CHART[attacker];
  const mark = (list: string, halves: number): void => {
    for (const type of list.split(' ').filter(Boolean)) {
      HALVES[INDEX[attacker] * COUNT + INDEX[type as CreatureType]] = halves;
    }
  };
  mark(double, 4);
  mark(half, 1);
  mark(none, 0);
}

/** Damage factor of a move's type against a target of one or two types, in quarters: 0, 1, 2, 4, 8 or 16. */
export function effectQuarters(move: CreatureType, target: TypePair): number {
  const row = INDEX[move] * COUNT;
  const [first, second] = target;
  const halves = HALVES[row + INDEX[first]] as number;
  return second === undefined || second === first
    ? halves * 2
    : halves * (HALVES[row + INDEX[second]] as number);
}

/** Effectiveness of a move's type against a target of one or two types: 0, ¼, ½, 1, 2 or 4. */
export function effectiveness(move: CreatureType, target: TypePair): Effectiveness {
  return (effectQuarters(move, target) / 4) as Effectiveness;
}
