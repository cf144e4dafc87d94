import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../model/difficulty.ts';
import { GROWN_LEVEL, GROWN_POWER, YOUNG_POWER } from '../opponent/guesses.ts';
import { AILMENT_PRICE, HP_WORTH, STANDING_WORTH } from '../opponent/lookahead/health.ts';
import { SWITCH_PRICE } from '../opponent/lookahead/lookahead.ts';
import { LEAST_CHANCE, MOST_CHANCE } from '../opponent/lookahead/pathDice.ts';
import { LIKELY } from '../opponent/lookahead/replies.ts';
import { CONDITION_WORTH, STAGE_WORTH } from '../opponent/sideBenefit.ts';
import { TELLING_POWER } from '../opponent/simulate.ts';
import { flat, tableOf } from '../testing/page.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const says = (words: string) => expect(flat(page)).toContain(words);

describe('the page about opponents', () => {
  it('describes every difficulty', () => {
    const rows = tableOf(page.slice(page.indexOf('## The opponent')), 'Level');
    expect(rows.map(([level]) => level)).toEqual(DIFFICULTIES.map((level) => `\`${level}\``));
  });

  it('says what is guessed of moves not seen', () => {
    says(`no move of power ${TELLING_POWER} or more was seen`);
    says(`one of power ${YOUNG_POWER} (below level ${GROWN_LEVEL}) or ${GROWN_POWER}`);
  });

  it('says what the greedy count for side effects', () => {
    const [burn, freeze, paralyz, poison, sleep, confuse, flinch, seed, trap] = CONDITION_WORTH;
    expect([paralyz, poison, confuse]).toEqual([burn, burn, burn]);
    says(`sleep ${sleep}, frost ${freeze}, burn, poison, paralysis and confusion ${burn}, seeds ${seed},`);
    says(`a trap ${trap}, flinching ${flinch};`);
    const [attack, defense, speed, accuracy, evasion] = STAGE_WORTH;
    expect([defense, evasion]).toEqual([attack, accuracy]);
    says(`a step of attack or defense ${attack}, of accuracy or evasion ${accuracy}, of speed ${speed},`);
  });

  it('says how those who look ahead weigh chances and creatures', () => {
    says(`promise the rival most (${LIKELY} : ${100 - LIKELY})`);
    says(`Chances between ${LEAST_CHANCE} % and ${MOST_CHANCE} %`);
    says(`${STANDING_WORTH} for standing and ${HP_WORTH} for its share of hit points`);
    says(`less ${Math.min(...AILMENT_PRICE)} to ${Math.max(...AILMENT_PRICE)} for an ailment`);
    says(`A switch costs ${SWITCH_PRICE}`);
  });
});
