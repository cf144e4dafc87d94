import { describe, expect, it } from 'vitest';
import { pageOf } from './page.ts';

const circumstances = {
  facts: [['machine', '2 processors']],
  statements: { 'a move': ['select 1\n  from players'] },
  files: {
    'the login screen': [
      ['/', 0],
      ['/assets/index.js', 118_000],
    ],
  },
} as const;
const page = pageOf(
  [
    'login',
    { what: 'requests', number: '6', goal: { words: '≤ 8', met: true } },
    { what: 'script', number: '131 kB', goal: { words: '≤ 130 kB', met: false } },
    { what: 'a frame | median', number: '0.6 ms' },
  ],
  circumstances,
);

describe('the page of a benchmark', () => {
  it('says first how many goals were met and which were missed', () => {
    expect(page).toContain('**1 of 2 goals met.**\nMissed:\n- script: 131 kB (≤ 130 kB)\n');
  });

  it('keeps the columns of a table apart from what is measured', () => {
    expect(page).toContain('| a frame \\| median | 0.6 ms |');
  });

  it('tells the machine, the statements on one line each and the weight of every file', () => {
    expect(page).toContain('- machine: 2 processors');
    expect(page).toContain('- `select 1 from players`');
    expect(page).toContain('- `/assets/index.js`, 118.0 kB of script');
  });
});
