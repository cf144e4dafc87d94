import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../content/index.ts';
import {
  type BattleSetup,
  type BattleState,
  bookHash,
  type Choice,
  DIFFICULTIES,
  type Fighter,
  startBattle,
  startingMoves,
  takeChoice,
} from '../../rules/index.ts';
import { playAgain } from './playAgain.ts';
import { type BattleRecord, readRecord } from './record.ts';
import { report } from './report.ts';

const species = Object.values(book.species);
const word = fc.integer({ min: 0, max: 0xffff_ffff });
const member = fc.record({ index: fc.nat(species.length - 1), level: fc.integer({ min: 1, max: 100 }) });
const side = fc.array(member, { minLength: 1, maxLength: 3 });
const fighters = (letter: string, list: readonly { index: number; level: number }[]): Fighter[] =>
  list.map(({ index, level }, order) => {
    const one = species[index]!;
    return { id: `${letter}${order}`, species: one.id, kind: 1, level, moves: startingMoves(one, level) };
  });
const setups: fc.Arbitrary<BattleSetup> = fc
  .record({
    kind: fc.constantFrom('wb', 'gym', 'user', 'training', 'gold' as const),
    thinking: fc.constantFrom(...DIFFICULTIES),
    team: side,
    opponents: side,
    dice: fc.tuple(word, word, word, word),
  })
  .map(({ kind, team, opponents, ...rest }) => ({
    ...rest,
    kind,
    team: fighters('p', team),
    opponents: fighters('o', kind === 'wb' ? opponents.slice(0, 1) : opponents),
  }));

function nextChoice(state: BattleState, whim: number): Choice {
  if (state.page === 'roundResults') return ['continue'];
  if (state.page === 'selection') {
    const standing = state.player.fighters.filter(({ hp }) => hp > 0);
    return ['choose', standing[whim % standing.length]?.id ?? ''];
  }
  if (state.kind === 'wb' && whim % 9 === 0) return ['throw', 'nball'];
  const moves = state.player.fighters[state.player.active]?.moves ?? [];
  const slots = ([1, 2, 3, 4] as const).filter((slot) => moves[slot - 1] !== '');
  return ['attack', slots[whim % slots.length] ?? 1];
}

/** The record of a battle with random choices, at most 60, as read from its file. */
function recordOf(setup: BattleSetup, whims: readonly number[]): BattleRecord {
  const choices: Choice[] = [];
  let state = startBattle(book, setup);
  while (!['win', 'lose', 'caught'].includes(state.page) && choices.length < 60) {
    const choice = nextChoice(state, whims[choices.length % whims.length] ?? 0);
    const outcome = takeChoice(book, state, choice);
    if (!outcome.ok) throw new Error(outcome.reason);
    choices.push(choice);
    // As the database would return it.
    state = JSON.parse(JSON.stringify(outcome.state));
  }
  const about = { format: 1, version: '0', book: bookHash(book), player: 'Rowan' };
  const startedAt = '2026-11-21T16:00:00.000Z';
  return readRecord(JSON.stringify({ ...about, startedAt, setup, choices, state }));
}

const known: BattleSetup = {
  kind: 'gym',
  team: fighters('p', [{ index: 3, level: 20 }]),
  opponents: fighters('o', [{ index: 7, level: 20 }]),
  dice: [1, 2, 3, 0],
};

describe('a replay', () => {
  it('of any of two thousand battles comes to the same last state', { timeout: 120_000 }, () => {
    const whims = fc.array(fc.nat(999), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(setups, whims, (setup, each) => {
        expect(playAgain(book, recordOf(setup, each)).problems).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('tells what is not as stored', () => {
    const record = recordOf(known, [0, 1, 2]);
    const state = { ...record.state, round: record.state.round + 1 };
    expect(playAgain(book, { ...record, state }).problems).toEqual([
      `round: ${record.state.round}, stored ${record.state.round + 1}`,
    ]);
    const dice = { ...record.setup, dice: [4, 3, 2, 1] as const };
    expect(playAgain(book, { ...record, setup: dice }).problems).not.toEqual([]);
    const thinking = { ...record.setup, thinking: 'greedy' as const };
    expect(playAgain(book, { ...record, setup: thinking }).problems).not.toEqual([]);
  });

  it('tells a choice that was never possible', () => {
    const record = recordOf(known, [0]);
    const { problems } = playAgain(book, { ...record, choices: [['throw', 'nball']] });
    expect(problems).toEqual(['Choice 1 (throw nball) is refused: not-wild']);
  });

  it('tells a species or move that the catalogue has no more', () => {
    const record = recordOf(known, [0]);
    const gone = { ...known, team: known.team.map((one) => ({ ...one, species: 'dodo' })) };
    expect(playAgain(book, { ...record, setup: gone }).problems).toEqual(['No species "dodo" in the book']);
  });

  it('says whether the catalogue is another one', () => {
    const record = recordOf(known, [0]);
    expect(playAgain(book, record).sameBook).toBe(true);
    expect(report(playAgain(book, { ...record, book: '00000000' }), record, false)).toContain('another one');
    expect(report(playAgain(book, { ...record, book: null }), record, false)).toContain('not noted');
  });

  it('tells every event of every round when asked', () => {
    const record = recordOf(known, [0]);
    const text = report(playAgain(book, record), record, true);
    const [own, other] = [record.setup.team[0]?.species, record.setup.opponents[0]?.species];
    expect(text).toContain(
      `Start\n  send opponent 1 ${other}\nRound 0, choose player 1 ${own} → battle\n  send player 1 ${own}\nRound 1, attack 1`,
    );
    expect(text).toMatch(/It comes out the same\.$/);
  });

  it('refuses a file that is no battle', () => {
    expect(() => readRecord('{}')).toThrow('no record');
    expect(() => readRecord('[1')).toThrow(SyntaxError);
    const record = recordOf(known, [0]);
    expect(() => readRecord(JSON.stringify({ ...record, format: 1, setup: {} }))).toThrow('no record');
  });
});
