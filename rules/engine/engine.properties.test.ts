import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../content/index.ts';
import { applyEvents } from '../battle/events/apply.ts';
import type { RuleBook } from '../book.ts';
import { type Engine, eventsOf, isDecided, openEngine, sendFallen } from '../fast.ts';
import type { BattleEvent } from '../model/events.ts';
import type { BattleSetup, BattleState, Fighter } from '../model/state.ts';
import { testBook } from '../testing/book.ts';
import { begin, playOut } from '../testing/games.ts';
import { copyEngine, newEngine } from './state/engine.ts';
import { clearEvents } from './state/events.ts';
import { pack } from './state/pack.ts';
import { unpack } from './state/unpack.ts';

const word = fc.integer({ min: 0, max: 0xffff_ffff });

/** Any battle that a book allows: up to six creatures a side, of any level, with any four moves. */
function anySetup(book: RuleBook): fc.Arbitrary<BattleSetup> {
  const fighter = fc.record({
    species: fc.constantFrom(...Object.keys(book.species)),
    kind: fc.constantFrom(0, 1, 2, 3),
    level: fc.integer({ min: 1, max: 100 }),
    moves: fc.array(fc.constantFrom(...Object.keys(book.moves)), { minLength: 1, maxLength: 4 }),
  });
  const side = fc.array(fighter, { minLength: 1, maxLength: 6 });
  const named = (letter: string, list: readonly Omit<Fighter, 'id'>[]): Fighter[] =>
    list.map((one, index) => ({ ...one, id: `${letter}${index}` }));
  return fc
    .record({ team: side, opponents: side, dice: fc.tuple(word, word, word, word) })
    .map(({ team, opponents, dice }) => ({
      kind: 'gym',
      team: named('p', team),
      opponents: named('o', opponents),
      dice,
    }));
}

/** A round: the battle before it, its events, the battle after it. */
interface Step {
  readonly before: BattleState;
  readonly events: readonly BattleEvent[];
  readonly after: BattleState;
}

/** Every round of a battle in which both sides choose at random. */
function stepsOf(from: RuleBook, setup: BattleSetup, seed: number): Step[] {
  const { engine, state } = begin(from, setup);
  let before = unpack(engine, state, 'battle');
  const steps: Step[] = [];
  playOut(engine, seed, () => {
    const events = eventsOf(engine, before);
    const after = unpack(engine, before, 'roundResults');
    steps.push({ before, events, after });
    if (isDecided(engine)) return;
    clearEvents(engine);
    sendFallen(engine);
    before = unpack(engine, after, 'battle');
  });
  return steps;
}

const everybody = ({ player, opponent }: BattleState) => [...player.fighters, ...opponent.fighters];
const seeds = fc.integer();

describe.each<[string, RuleBook]>([
  ['the content of the game', book],
  ['a book with every effect', testBook],
])('battles over %s', (_, from) => {
  const check = (property: (steps: readonly Step[]) => void): void =>
    fc.assert(
      fc.property(anySetup(from), seeds, (setup, seed) => property(stepsOf(from, setup, seed))),
      { numRuns: 60 },
    );

  it('end, with one side standing', () => {
    check((steps) => {
      const last = steps.at(-1)!.after;
      const up = [last.player, last.opponent].map(({ fighters }) => fighters.some(({ hp }) => hp > 0));
      expect(up.filter(Boolean)).toHaveLength(1);
    });
  });

  it('keep hit points whole and between 0 and the maximum, stages within 6', () => {
    check((steps) => {
      for (const { after } of steps) {
        for (const { hp, stats } of everybody(after)) {
          expect(Number.isInteger(hp) && hp >= 0 && hp <= stats.hp).toBe(true);
        }
        const stages = [after.player, after.opponent].flatMap((side) => Object.values(side.stages));
        expect(stages.every((stage) => Math.abs(stage) <= 6)).toBe(true);
      }
    });
  });

  it('let nobody act who has fainted, and nobody use a move outside its slots', () => {
    check((steps) => {
      for (const { before, events } of steps) {
        const all = new Map(everybody(before).map((fighter) => [fighter.id, fighter]));
        const down = new Set(everybody(before).flatMap(({ id, hp }) => (hp === 0 ? [id] : [])));
        for (const event of events) {
          if (event.type === 'faint') down.add(event.creature);
          if (event.type !== 'move' && event.type !== 'charge') continue;
          expect(down.has(event.creature)).toBe(false);
          expect(all.get(event.creature)?.moves).toContain(event.move);
        }
      }
    });
  });

  it('know no effectiveness but 0, ¼, ½, 1, 2 and 4', () => {
    check((steps) => {
      for (const { events, after } of steps) {
        const told = events.flatMap((event) => (event.type === 'damage' ? [event.mult] : []));
        const received = [after.player, after.opponent].map((side) => side.received?.mult ?? 1);
        expect([...told, ...received].every((mult) => [0, 0.25, 0.5, 1, 2, 4].includes(mult))).toBe(true);
      }
    });
  });

  it('are changed by their events and by nothing else', () => {
    check((steps) => {
      for (const { before, events, after } of steps) {
        const applied = applyEvents({ ...before, round: after.round }, events);
        const of = ({ player, opponent, weather }: BattleState) => ({ player, opponent, weather });
        expect(of(applied)).toStrictEqual(of(after));
      }
    });
  });

  it('are the same after they were unpacked and packed again', () => {
    check((steps) => {
      const plain = steps[steps.length >> 1]!.after;
      const engine = newEngine(openEngine(from, setupOf(plain)).tables);
      pack(plain, engine);
      expect(unpack(engine, plain, plain.page, plain.events)).toStrictEqual(plain);
    });
  });

  it('come out the same again, number by number, also when they are stored between two rounds', () => {
    fc.assert(
      fc.property(anySetup(from), seeds, (setup, seed) => {
        const whole = openEngine(from, setup);
        const { engine, state } = begin(from, setup);
        let plain = state;
        const logs: string[] = [];
        playOut(whole, seed, (played) => logs.push(logOf(played)));
        const again: string[] = [];
        playOut(engine, seed, (played) => {
          again.push(logOf(played));
          plain = unpack(engine, plain, 'roundResults');
          pack(JSON.parse(JSON.stringify(plain)) as BattleState, engine);
        });
        expect(again).toEqual(logs);
        expect(lasting(engine)).toEqual(lasting(whole));
      }),
      { numRuns: 30 },
    );
  });
});

it('a copy of an engine is the same battle', () => {
  fc.assert(
    fc.property(anySetup(testBook), seeds, (setup, seed) => {
      const engine = openEngine(testBook, setup);
      const copy = newEngine(engine.tables);
      playOut(engine, seed, () => {
        copyEngine(engine, copy);
        expect(lasting(copy)).toEqual(lasting(engine));
      });
    }),
    { numRuns: 40 },
  );
});

/** The numbers of the events since the last action. */
const logOf = ({ log }: Engine): string => JSON.stringify(log.events.slice(0, log.count));

/** The state that outlasts a round: without the random words drawn ahead and the hits of this round. */
function lasting({ player, opponent, round, weather, weatherUntil, dice }: Engine): object {
  const sides = [player, opponent].map(({ other: _, ...side }) => ({ ...side, struck: 0 }));
  return { sides, round, weather, weatherUntil, dice };
}

/** A setup with the fighters and dice of a state. */
const setupOf = ({ kind, player, opponent, dice }: BattleState): BattleSetup => ({
  kind,
  team: player.fighters,
  opponents: opponent.fighters,
  dice,
});
