import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  AILMENT_HALVES,
  BALL_HALVES,
  catchChances,
  catchValue,
  SIDES,
  SURE_CATCH,
} from '../battle/turn/capture.ts';
import { WORTH } from '../battle/turn/rewards.ts';
import { type RuleBook, speciesOf } from '../book.ts';
import type { Ailment, BallType } from '../creatures/types.ts';
import { BATTLE_KINDS } from '../model/state.ts';
import { altered, duel, fighter } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { flat, tableOf } from '../testing/page.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const stats = { attack: 50, defense: 50, speed: 50 };

function example(most: number, hp: number, catchRate: number, ball: BallType, ailment: Ailment | null) {
  const plain = { ...speciesOf(testBook, 'plain'), catchRate };
  const book: RuleBook = { ...testBook, species: { ...testBook.species, plain } };
  const start = duel(fighter('a', 'plain'), fighter('b', 'plain'), 'wb');
  const state = altered(start, 'opponent', { hp, ailment, stats: { ...stats, hp: most } });
  return [String(catchValue(book, state, ball)), `${catchChances(book, state)?.[ball]} %`];
}

describe('the page about capture', () => {
  it.each(tableOf(page, 'Maximum'))('%s hp at most, %s left, rate %s, %s %s: value %s, %s', (...cells) => {
    const [most, hp, rate, ball, ailment] = cells as [string, string, string, string, string, string, string];
    const name = ball.replaceAll('`', '') as BallType;
    const state = ailment === '' ? null : (ailment as Ailment);
    expect(cells.slice(5)).toEqual(example(Number(most), Number(hp), Number(rate), name, state));
  });

  it('names what balls and ailments count', () => {
    const { nball, gball, uball } = BALL_HALVES;
    const { sleep, freeze, ...others } = AILMENT_HALVES;
    expect(flat(page)).toContain(
      `basic (\`nball\`) ${nball / 2}, super (\`gball\`) ${gball / 2}, ultra (\`uball\`) ${uball / 2};`,
    );
    expect(freeze).toBe(sleep);
    expect(new Set(Object.values(others))).toEqual(new Set([others.burn]));
    expect(flat(page)).toContain(`Ailment: sleep and freeze ${sleep / 2}, others ${others.burn / 2}.`);
    expect(flat(page)).toContain(`From ${SURE_CATCH} on the throw is sure;`);
    expect(flat(page)).toContain(`⌊${SIDES}·(value/${SURE_CATCH})^¼⌋ of ${SIDES.toLocaleString('en')},`);
  });
});

describe('the page about rewards', () => {
  it('has a row for every kind of battle, with what it is worth', () => {
    const rows = tableOf(page, 'Kind').map(([kind, experience, coins]) => [
      kind?.replace('wild `wb`', 'wb'),
      experience,
      coins,
    ]);
    expect(rows.map(([kind]) => kind).sort()).toEqual([...BATTLE_KINDS].sort());
    for (const [kind, experience, coins] of rows) {
      const worth = WORTH[kind as keyof typeof WORTH];
      expect(experience).toBe(`${worth.experience} %`);
      // Leaders and stakes have their own amounts, which the server pays.
      if (!coins?.includes('paid by the server')) expect(coins).toBe(String(worth.coins));
    }
  });
});
