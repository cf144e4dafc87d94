import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/shapes/settings.ts';
import { commandWords, directionWords, placeWords, screenWords } from '../../locales/en/textMode/commands.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { folded } from '../../locales/folded.ts';
import { files as koreanFiles } from '../../locales/ko/files.ts';
import { speak, speakAsChosen } from '../../locales/languages.ts';
import { parseCommand } from './parse.ts';

afterAll(() => speakAsChosen('en'));

describe.each(LANGUAGES.filter((code) => code !== 'en'))('in %s', (code) => {
  beforeAll(() => speakAsChosen(code));

  it('no word means two commands, and no place has two meanings', () => {
    const flat = (words: Readonly<Record<string, readonly string[]>>) =>
      Object.values(words).flatMap((list) => [...new Set(list.map(folded))]);
    for (const all of [
      [...flat(commandWords), ...flat(directionWords), ...flat(screenWords)],
      flat(placeWords),
    ])
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('each place can be typed as it is told', () => {
    const [go = ''] = commandWords.go;
    const lost = Object.entries(mapTexts.places).filter(([place, text]) => {
      const command = parseCommand(`${go} ${text}`);
      return command.act !== 'goPlace' || command.place !== place;
    });
    expect(lost).toEqual([]);
  });

  it('each command, each direction and each screen can be typed by each of its words', () => {
    const wrong = [
      ...Object.entries(commandWords).flatMap(([act, words]) =>
        words.filter((word) => ![act, act === 'go' ? 'places' : act].includes(parseCommand(word).act)),
      ),
      ...Object.values(directionWords).flatMap((words) =>
        words.filter((word) => parseCommand(word).act !== 'walk'),
      ),
      ...Object.values(screenWords).flatMap((words) =>
        words.filter((word) => parseCommand(word).act !== 'open'),
      ),
    ];
    expect(wrong).toEqual([]);
  });
});

describe.each([
  ['de', 'Geh 3 nach Norden', { act: 'walk', direction: 'n', steps: 3 }],
  ['de', 'süd 4', { act: 'walk', direction: 's', steps: 4 }],
  ['de', 'SUD', { act: 'walk', direction: 's', steps: 1 }],
  ['de', 'schau', { act: 'look', direction: null }],
  ['ar', 'شمال ٣', { act: 'walk', direction: 'n', steps: 3 }],
  ['ar', 'اذهب الى الشمال', { act: 'walk', direction: 'n', steps: 1 }],
  ['tr', 'KUZEY 2', { act: 'walk', direction: 'n', steps: 2 }],
  ['ja', 'キタへ５歩', { act: 'walk', direction: 'n', steps: 5 }],
  ['ja', '北へ5歩', { act: 'walk', direction: 'n', steps: 5 }],
  ['ja', '店へ行く', { act: 'goPlace', place: 'mart' }],
  ['ja', 'ナンに話す', { act: 'talk', whom: 'ナンに' }],
  ['ja', '看板を読む', { act: 'read', whom: '看板を' }],
  ['ja', 'スーパーボールを投げる', { act: 'ball', ball: 'gball' }],
] as const)('in %s', (code, line, command) => {
  it(`${line} is understood`, async () => {
    await speakAsChosen(code);
    expect(parseCommand(line)).toEqual(command);
  });
});

it.each([
  ['북쪽으로 5걸음', { act: 'walk', direction: 'n', steps: 5 }],
  ['숲으로 가기', { act: 'goPlace', place: 'wood' }],
  ['가기 걸쇠나루로', { act: 'goPlace', place: 'green_land3' }],
  ['낸에게 말하기', { act: 'talk', whom: '낸에게' }],
  ['슈퍼볼을 던지기', { act: 'ball', ball: 'gball' }],
] as const)('in Korean %s is understood', async (line, command) => {
  await speak({
    code: 'ko',
    direction: 'ltr',
    fetch: async (file) => (await koreanFiles[`./${file}.ts`]?.())?.default ?? null,
  });
  expect(parseCommand(line)).toEqual(command);
});
