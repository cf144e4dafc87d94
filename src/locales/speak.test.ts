import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/shapes/settings.ts';
import { pseudo } from '../testing/pseudo.ts';
import { inQuotes, playerName } from './en/names.ts';
import { english, languageFor, speak, speakAsChosen } from './languages.ts';
import { loadScript } from './loadScript.ts';
import type { Language } from './speak.ts';
import { spoken, texts } from './texts.ts';

const strange: Language = { code: 'en-XA', direction: 'rtl', fetch: async (_file, texts) => pseudo(texts) };
const words = texts('tests/one', {
  title: 'Maps',
  count: (number: number) => (number === 1 ? 'one map' : `${number} maps`),
  group: { inner: 'Inner' },
  list: ['one', 'two'],
});
const { group, list } = words;

afterEach(() => speak(english));

it('texts change in place, also in groups that somebody holds, and change back', async () => {
  await speak(strange);
  expect([words.title, words.count(1), words.count(2)]).toEqual(['⟦Máàpš⟧', '⟦óòñéè máàp⟧', '⟦2 máàpš⟧']);
  expect([group.inner, ...list]).toEqual(['⟦Íìññéèr⟧', '⟦óòñéè⟧', '⟦twóò⟧']);
  expect(words.group).toBe(group);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-XA', 'rtl']);
  await speak(english);
  expect([words.title, words.count(2), group.inner, ...list]).toEqual([
    'Maps',
    '2 maps',
    'Inner',
    'one',
    'two',
  ]);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
});

it('a language may have more entries in a list than English, and fewer', async () => {
  const lists = texts('tests/lists', { more: ['a'], fewer: ['a', 'b'] });
  await speak({
    ...strange,
    fetch: async (file) => (file === 'tests/lists' ? { more: ['x', 'y'], fewer: ['x'] } : null),
  });
  expect(lists).toEqual({ more: ['x', 'y'], fewer: ['x'] });
  await speak(english);
  expect(lists).toEqual({ more: ['a'], fewer: ['a', 'b'] });
});

it('a script that is loaded later is ready once its texts are there, in the language of the game', async () => {
  await speak(strange);
  const later = await loadScript(Promise.resolve().then(() => texts('tests/later', { text: 'Later' })));
  expect(later.text).toBe('⟦Láàtéèr⟧');
});

it('texts that did not come are fetched again with the next script, and English is shown meanwhile', async () => {
  let online = true;
  await speak({
    ...strange,
    fetch: async (_file, texts) => {
      if (!online) throw new Error('offline');
      return pseudo(texts);
    },
  });
  online = false;
  const lost = Promise.resolve().then(() => texts('tests/lost', { text: 'Lost' }));
  await expect(loadScript(lost)).rejects.toThrow('offline');
  expect((await lost).text).toBe('Lost');
  online = true;
  expect((await loadScript(lost)).text).toBe('⟦Lóòšt⟧');
});

it('a language that cannot be fetched leaves the former one', async () => {
  await speak(strange);
  const broken: Language = { ...strange, code: 'en-XB', fetch: () => Promise.reject(new Error('offline')) };
  await expect(speak(broken)).rejects.toThrow('offline');
  expect([words.title, spoken.getState().code]).toEqual(['⟦Máàpš⟧', 'en-XA']);
});

it('where the latest choice cannot be fetched, scripts that come later speak as the game does, not as the choice before', async () => {
  await speak(strange);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first = speak({ ...strange, code: 'en-XB', fetch: () => slow.then(() => ({ text: 'Slow' })) });
  const broken: Language = { ...strange, code: 'en-XC', fetch: () => Promise.reject(new Error('offline')) };
  await expect(speak(broken)).rejects.toThrow('offline');
  answer();
  await first;
  const script = await loadScript(Promise.resolve().then(() => texts('tests/script', { text: 'Later' })));
  expect([script.text, words.title]).toEqual(['⟦Láàtéèr⟧', '⟦Máàpš⟧']);
});

it('the latest choice counts, however late the texts of another one come', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first = speak({
    ...strange,
    code: 'slow',
    fetch: (_file, texts) => slow.then(() => pseudo(texts)),
  });
  await speak(english);
  answer();
  await first;
  expect([words.title, spoken.getState().code]).toEqual(['Maps', 'en']);
});

it.each([
  ['system', ['de-AT', 'en'], 'de'],
  ['system', ['nl', 'pt'], 'pt-BR'],
  ['system', ['nl'], 'en'],
  ['system', ['en-GB', 'de'], 'en'],
  ['en', ['de'], 'en'],
  ['system', ['pt-PT', 'pt', 'en'], 'pt-BR'],
  ['system', ['zh-TW', 'zh', 'en-US', 'en'], 'zh-CN'],
  ['system', ['zh-Hant-HK', 'en-GB'], 'zh-CN'],
  ['system', ['en-US', 'zh-TW'], 'en'],
])('whoever chose %s in a browser for %j reads %s', (chosen, preferred, code) => {
  expect(languageFor(chosen, LANGUAGES, preferred)).toBe(code);
});

it('names that players gave are kept apart from words that run leftwards', async () => {
  expect([playerName('Ada 7'), inQuotes('Bo')]).toEqual(['Ada 7', '“Bo”']);
  await speak(strange);
  expect([playerName('Ada 7'), inQuotes('Bo')]).toEqual(['\u2068Ada 7\u2069', '⟦“\u2068Bóò\u2069”⟧']);
});

it('of the name of a team of the house the name alone stays', async () => {
  expect(playerName('Mistford (house team)')).toBe('Mistford (house team)');
  await speakAsChosen('de');
  expect(playerName('Mistford (house team)')).toBe('Mistford (Hausteam)');
});
