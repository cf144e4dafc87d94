import { afterEach, expect, it } from 'vitest';
import { compareNames, momentWords, numberWords } from './format.ts';
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
