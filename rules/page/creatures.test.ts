import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speciesOf } from '../book.ts';
import { experienceAt } from '../creatures/experience.ts';
import { BONUS, statsAt } from '../creatures/stats.ts';
import { testBook } from '../testing/book.ts';
import { flat, tableOf } from '../testing/page.ts';
import { DARK, OF, SHINY } from '../world/encounters.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const plain = speciesOf(testBook, 'plain');

describe('the page about creatures', () => {
  it.each(tableOf(page, 'Level'))('has stats and experience of level %s right', (...cells) => {
    const level = Number(cells[0]);
    const normal = statsAt(plain, level, 1);
    expect(new Set([normal.attack, normal.defense, normal.speed]).size).toBe(1);
    expect(cells.map(Number)).toEqual([
      level,
      normal.hp,
      normal.attack,
      statsAt(plain, level, 2).attack,
      statsAt(plain, level, 3).speed,
      experienceAt('fast', level),
      experienceAt('medium', level),
      experienceAt('slow', level),
    ]);
  });

  it('says what the kinds bring and how rare they are', () => {
    expect(BONUS[2]).toEqual({ attack: BONUS[3].speed });
    expect(flat(page)).toContain(`| dark / shiny | attack / speed + ${BONUS[2].attack} %, rounded up |`);
    expect(flat(page)).toContain(
      `${SHINY} of ${OF} (1 in ${OF / SHINY}) are shiny, ${DARK} of ${OF} (1 in ${OF / DARK}) are dark.`,
    );
  });
});
