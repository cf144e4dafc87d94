import { afterEach, expect, it } from 'vitest';
import { minuteOf } from '../ui/dates.ts';
import { comma, compareNames, momentWords, numberWords } from './format.ts';
import { english, speak } from './languages.ts';

const speakCode = (code: string) => speak({ code, direction: 'ltr', fetch: async () => null });
afterEach(() => speak(english));

it('numbers and dates are written as in the language of the game', async () => {
  const day = new Date(2026, 10, 24);
  const how = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  expect([numberWords(12345), momentWords(day, how)]).toEqual(['12,345', '24 November 2026']);
  await speakCode('de');
  expect([numberWords(12345), momentWords(day, how)]).toEqual(['12.345', '24. November 2026']);
});

it('names are ordered as in the language of the game', async () => {
  expect(['z', 'ö', 'a'].sort(compareNames)).toEqual(['a', 'ö', 'z']);
  await speakCode('sv');
  expect(['z', 'ö', 'a'].sort(compareNames)).toEqual(['a', 'z', 'ö']);
});

it.each([
  ['en', ', ', ', ', '24 Nov 2026, 18:05'],
  ['ja', '、', '、', '2026年11月24日 18:05'],
  ['zh-CN', '，', '、', '2026年11月24日 18:05'],
  ['ar', '، ', '، ', '24 نوفمبر 2026، 06:05 م'],
])(
  'in %s phrases, names, days and hours have the commas of the language',
  async (code, phrases, names, moment) => {
    await speakCode(code);
    const at = new Date(2026, 10, 24, 18, 5).toISOString();
    expect([comma(), comma('names'), minuteOf(at)]).toEqual([phrases, names, moment]);
  },
);
