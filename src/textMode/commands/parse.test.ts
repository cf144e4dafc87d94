import { describe, expect, it } from 'vitest';
import { commandWords, directionWords, placeWords, screenWords } from '../../locales/en/textMode/commands.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { parseCommand } from './parse.ts';

describe('a typed line', () => {
  it.each([
    ['w', { act: 'walk', direction: 'w', steps: 1 }],
    ['North-East', { act: 'walk', direction: 'ne', steps: 1 }],
    ['w 5', { act: 'walk', direction: 'w', steps: 5 }],
    ['5w', { act: 'walk', direction: 'w', steps: 5 }],
    ['s 900', { act: 'walk', direction: 's', steps: 31 }],
    ['s 0', { act: 'walk', direction: 's', steps: 1 }],
    ['go west 3', { act: 'walk', direction: 'w', steps: 3 }],
    ['look', { act: 'look', direction: null }],
    ['/look', { act: 'look', direction: null }],
    ['l ne', { act: 'look', direction: 'ne' }],
    ['  GO   to the  MART. ', { act: 'goPlace', place: 'mart' }],
    ['go grass', { act: 'goPlace', place: 'tall-grass' }],
    ['walk to the start of the map', { act: 'goPlace', place: 'start' }],
    ['go 12 8', { act: 'goCell', cell: { x: 11, y: 7 } }],
    ['go 12,8', { act: 'goCell', cell: { x: 11, y: 7 } }],
    ['go gym', { act: 'open', path: '/gymbattle' }],
    ['go', { act: 'places' }],
    ['go castle', { act: 'unknownPlace', text: 'castle' }],
    ['fight', { act: 'fight', whom: '' }],
    ['attack ember', { act: 'fight', whom: 'ember' }],
    ['2', { act: 'number', number: 2 }],
    ['ball', { act: 'ball', ball: null }],
    ['ball master', { act: 'ball', ball: 'mball' }],
    ['throw great ball', { act: 'ball', ball: 'gball' }],
    ['ball golden', { act: 'unknown', text: 'ball golden' }],
    ['send kindlam', { act: 'send', whom: 'kindlam' }],
    ['talk to Nan Orrel', { act: 'talk', whom: 'nan orrel' }],
    ['talk', { act: 'talk', whom: '' }],
    ['go to nan orrel', { act: 'unknownPlace', text: 'nan orrel' }],
    ['bank it', { act: 'bank' }],
    ['Leave the latch up.', { act: 'loose' }],
    ['', { act: 'next' }],
    ['mart', { act: 'open', path: '/pokemart' }],
    ['gym', { act: 'open', path: '/gymbattle' }],
    ['find trades', { act: 'open', path: '/findtrades' }],
    ['picture on', { act: 'picture', shown: true }],
    ['picture', { act: 'picture', shown: null }],
    ['help', { act: 'help' }],
    ['?', { act: 'help' }],
    ['stop', { act: 'stop' }],
    ['dance', { act: 'unknown', text: 'dance' }],
    ['where are you', { act: 'unknown', text: 'where are you' }],
    ['5 w 5', { act: 'unknown', text: '5 w 5' }],
  ])('%j is understood', (line, command) => {
    expect(parseCommand(line)).toEqual(command);
  });

  it('of any length and any characters never throws', () => {
    for (const line of [
      'constructor',
      '__proto__',
      'go constructor',
      'ball toString',
      '\u0000',
      'w'.repeat(5000),
      '🙂 🙂',
    ])
      expect(['unknown', 'unknownPlace']).toContain(parseCommand(line).act);
  });
});

it.each(Object.entries(mapTexts.places))('the place %s can be typed as it is told', (place, text) => {
  expect(parseCommand(`go ${text}`)).toEqual({ act: 'goPlace', place });
});

it('no word begins two commands, and no place has two meanings', () => {
  const flat = (words: Readonly<Record<string, readonly string[]>>) => Object.values(words).flat();
  for (const all of [
    [...flat(commandWords), ...flat(directionWords), ...flat(screenWords)],
    flat(placeWords),
  ])
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
