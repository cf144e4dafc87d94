import { afterEach, expect, it } from 'vitest';
import { english, speak } from '../locales/languages.ts';
import { pseudo } from '../testing/pseudo.ts';
import { wordRefusal } from './refusalWords.ts';

afterEach(() => speak(english));

const strange = {
  code: 'xx',
  direction: 'ltr',
  fetch: async (_file: string, of: object) => pseudo(of),
} as const;
const full = { message: 'Your team is full', reason: 'teamFull' };

it('in English what the server says is shown as it is', async () => {
  expect(await wordRefusal(full)).toBe('Your team is full');
  expect(await wordRefusal({ message: 'A new sentence', reason: 'teamFull' })).toBe('A new sentence');
});

it('in another language the reason and its facts are worded by the page', async () => {
  await speak(strange);
  expect(await wordRefusal(full)).toBe(pseudo('Your team is full'));
  const gate = {
    message: 'Closed',
    reason: 'gateClosed',
    facts: { region: 'Greenreach', badges: 4, won: 2 },
  };
  expect(await wordRefusal(gate)).toBe(pseudo('The gate opens with 4 badges of Greenreach. You have 2'));
});

it('a reason that the page does not know leaves the server’s sentence', async () => {
  await speak(strange);
  expect(await wordRefusal({ message: 'The moon is full', reason: 'moonFull' })).toBe('The moon is full');
  expect(await wordRefusal({ message: 'Without a reason' })).toBe('Without a reason');
  expect(await wordRefusal('<html>')).toBeNull();
});
