import { expect, it } from 'vitest';
import { people } from '../../../content/people/index.ts';
import { signs } from '../../../content/signs/index.ts';
import { MAP_NAMES } from '../../../contract/shapes/map.ts';
import { peopleTexts } from '../../locales/en/people/index.ts';
import { signTexts } from '../../locales/en/signs/index.ts';
import { hasWords, loadWords, loadWordsOf, wordsOfPerson, wordsOfSign } from './words.ts';

const ids = <Id extends string>(all: Readonly<Record<Id, unknown>>) => Object.keys(all) as Id[];

it('a map brings the words of its own people and signs, and not those of other regions', async () => {
  expect(hasWords('green_land')).toBe(false);
  await loadWords('green_land');
  expect(hasWords('green_land')).toBe(true);
  expect(wordsOfPerson('nan-orrel')).toBe(peopleTexts['nan-orrel']);
  expect(wordsOfSign('hamlet-barrel')).toBe(signTexts['hamlet-barrel']);
  expect(hasWords('overcloud')).toBe(false);
  expect(wordsOfPerson('abbess-tuyet')).toBeUndefined();
});

it('who has said something elsewhere can be quoted once their words are asked for', async () => {
  await loadWordsOf(['abbess-tuyet', 'nan-orrel', 'sign:hamlet-barrel']);
  expect(wordsOfPerson('abbess-tuyet')).toBe(peopleTexts['abbess-tuyet']);
});

it('every person and sign has its words once all maps have been seen', async () => {
  for (const map of MAP_NAMES) await loadWords(map);
  for (const id of ids(people)) expect(wordsOfPerson(id), id).toBe(peopleTexts[id]);
  for (const id of ids(signs)) expect(wordsOfSign(id), id).toBe(signTexts[id]);
});
