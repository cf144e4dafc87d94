import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/shapes/settings.ts';
import { TIERS } from '../../rules/world/types.ts';
import { battleWords } from './en/battle.ts';
import { marketWords } from './en/market.ts';
import { pokedexWords } from './en/pokedex.ts';
import { battleTexts } from './en/textMode/battle.ts';
import { english, speak, speakAsChosen } from './languages.ts';

const OTHERS = LANGUAGES.filter((code) => code !== english.code);
const WITH_COMMA = OTHERS.filter((code) => new Intl.NumberFormat(code).format(0.5).includes(','));
/** Words that these languages share with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['normal'],
  es: ['normal'],
  'pt-BR': ['normal'],
  tr: ['normal'],
  fr: ['normal', 'rare'],
};

afterEach(() => speak(english));

it.each(OTHERS)('rarities and kinds are not left in English: %s', async (code) => {
  await speakAsChosen(code);
  const { homes } = pokedexWords;
  const told = [
    ...TIERS.map((tier) => [tier, homes.percent([1, 2], tier)] as const),
    ...(['normal', 'dark', 'shiny'] as const).flatMap((kind) => [
      [kind, marketWords.kindDiffers(kind, kind)] as const,
      [kind, marketWords.wanted.anyOf(kind)] as const,
    ]),
  ];
  const left = told.filter(
    ([id, text]) => new RegExp(`\\b${id}\\b`).test(text) && !SHARED[code]?.includes(id),
  );
  expect(left).toEqual([]);
});

it.each(WITH_COMMA)('chances have the decimal comma: %s', async (code) => {
  await speakAsChosen(code);
  const told = [
    battleWords.chance(30.6),
    battleTexts.ballCount('x', 1, 30.6),
    pokedexWords.homes.percent([30.6, 31.6], 'rare'),
  ];
  expect(told.filter((text) => !text.includes('30,6') || text.includes('.6'))).toEqual([]);
});
