import { expect, it } from 'vitest';
import { wishWay, wishWords } from './wishWords.ts';

it.each([
  [{ name: 'Podkin', kind: 3, level: 20 }, 'shiny Podkin from level 20', '?name=Podkin&kind=3&least=20'],
  [{ name: 'Podkin', kind: null, level: 1 }, 'Podkin', '?name=Podkin'],
  [{ name: 'Podkin', kind: 1, level: 1 }, 'normal Podkin', '?name=Podkin&kind=1'],
  [{ name: '', kind: 2, level: 50 }, 'any dark one from level 50', '?kind=2&least=50'],
  [{ name: '', kind: 1, level: 1 }, 'any normal one', '?kind=1'],
] as const)('%j reads "%s" and leads to %s', (entry, words, way) => {
  expect([wishWords(entry), wishWay(entry)]).toEqual([words, way]);
});
