import type { Rates } from '../rates/measure.ts';
import type { Kind } from '../rates/rounds.ts';
import { rateOf, type Sample } from '../rates/sample.ts';
import { AT_ONCE } from '../shared/inTurn.ts';
import { median } from '../shared/median.ts';
import { digits, goals, type Line, type Row } from './row.ts';

const WORDS: readonly (readonly [Kind, string])[] = [
  ['move', 'moves where nothing lives'],
  ['wildMove', 'moves in tall grass'],
  ['attack', 'attacks'],
  ['rest', 'calls between two attacks'],
  ['bareMove', 'bare transaction: the statements of a move'],
  ['bareAttack', 'bare transaction: the statements of an attack'],
  ['routeMove', 'bare route: JSON of a move'],
  ['routeAttack', 'bare route: JSON of an attack'],
];

const eachMs = (seconds: number | null, { operations }: Sample): number =>
  seconds === null ? Number.NaN : (seconds / operations) * 1000;

const costOf = (sample: Sample): number => eachMs(sample.own, sample) + eachMs(sample.database, sample);

/** Report rows for everything that is measured in operations per second. */
export function rateRows({ rounds }: Rates): Line[] {
  const middle = (kind: Kind, of: (sample: Sample) => number) =>
    median(rounds.map((round) => of(round[kind])));
  const rows = WORDS.map(([kind, what]): Row => {
    return {
      what,
      number: `${digits(middle(kind, rateOf))} /s`,
      own: `${digits(middle(kind, (sample) => eachMs(sample.own, sample)))} ms`,
      database: `${digits(middle(kind, (sample) => eachMs(sample.database, sample)))} ms`,
    };
  });
  // Ratios are computed within a round: only then is the state of the machine the same for both.
  const ratio = (one: Kind, other: Kind) =>
    median(rounds.map((round) => rateOf(round[one]) / rateOf(round[other])));
  const thrift = (one: Kind, other: Kind) =>
    median(rounds.map((round) => costOf(round[other]) / costOf(round[one])));
  /** The ratio to pgbench; no row where there is none. */
  const toPgbench = (what: string, one: Kind, other: 'pgbenchMove' | 'pgbenchAttack'): Row[] => {
    const values = rounds.flatMap((round) => {
      const bench = round[other];
      return bench ? [rateOf(round[one]) / rateOf(bench)] : [];
    });
    const value = median(values);
    return values.length ? [{ what, number: digits(value), goal: goals.atLeast(value, 0.6) }] : [];
  };
  const [move, attack] = [ratio('move', 'bareMove'), ratio('attack', 'bareAttack')];
  return [
    `${AT_ONCE} players at once, medians of ${rounds.length} rounds; processor time for one operation`,
    ...rows,
    'ratios',
    { what: 'move to its bare transaction', number: digits(move), goal: goals.atLeast(move, 0.5) },
    { what: 'the same by processor time', number: digits(thrift('move', 'bareMove')) },
    { what: 'attack to its bare transaction', number: digits(attack), goal: goals.atLeast(attack, 0.5) },
    { what: 'the same by processor time', number: digits(thrift('attack', 'bareAttack')) },
    ...toPgbench('move to its statements sent by pgbench', 'move', 'pgbenchMove'),
    ...toPgbench('attack to its statements sent by pgbench', 'attack', 'pgbenchAttack'),
    { what: 'move to the bare route', number: digits(ratio('move', 'routeMove')) },
    { what: 'attack to the bare route', number: digits(ratio('attack', 'routeAttack')) },
  ];
}
