import { expect, test } from 'vitest';
import { turkishAt, turkishObject, turkishOf, turkishTo } from './counted.ts';

test.each([
  ['Kindlam', 'Kindlam’a', 'Kindlam’da', 'Kindlam’ı', 'Kindlam’ın'],
  ['Solpavo', 'Solpavo’ya', 'Solpavo’da', 'Solpavo’yu', 'Solpavo’nun'],
  ['Crumbit', 'Crumbit’e', 'Crumbit’te', 'Crumbit’i', 'Crumbit’in'],
  ['Ayşe', 'Ayşe’ye', 'Ayşe’de', 'Ayşe’yi', 'Ayşe’nin'],
  ['30', '30’a', '30’da', '30’u', '30’un'],
  ['100', '100’e', '100’de', '100’ü', '100’ün'],
])('the suffixes of %s follow its last vowel and letter, as it is read out', (name, to, at, object, of) => {
  expect([turkishTo(name), turkishAt(name), turkishObject(name), turkishOf(name)]).toEqual([
    to,
    at,
    object,
    of,
  ]);
});
