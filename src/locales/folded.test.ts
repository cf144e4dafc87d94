import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it.each([
  ['accents', 'Éclair', 'eclair'],
  ['no accents', 'Eclair', 'éclair'],
  ['accents that are signs of their own', 'Cafe\u0301 Zażółć', 'café zazolc'],
  ['capitals', 'STRASSE', 'straße'],
  ['ss for ß', 'Straße', 'STRASSE'],
  ['a capital ß', 'GROẞ', 'gross'],
  ['a Turkish İ', 'İstanbul', 'istanbul'],
  ['a Turkish ı', 'ışık', 'ISIK'],
  ['a Turkish I', 'IŞIK', 'ışık'],
  ['a Polish ł', 'Łódź', 'lodz'],
  ['a Danish ø and a Croatian đ', 'Sørđan', 'sordan'],
  ['ligatures', 'Cœur, Æther', 'coeur, aether'],
  ['hiragana for katakana', 'キンドラム', 'きんどらむ'],
  ['katakana for hiragana', 'ひのこ', 'ヒノコ'],
  ['katakana of half width', 'ガンドゥ', 'ｶﾞﾝﾄﾞｩ'],
  ['letters and digits of full width', 'Kindlam 12', 'ＫＩＮＤＬＡＭ　１２'],
  ['a syllable that is only begun', '킨들램', '킨ㄷ'],
  ['an Arabic alef without its hamza', 'إمبيرام أو آل', 'امبيرام او ال'],
  ['a hamza on its seat', 'مؤمن بئر', 'مومن بير'],
  ['Arabic vowels that are not typed', 'مُحَمَّد', 'محمد'],
  ['a drawn-out Arabic word', 'عـــربي', 'عربي'],
  ['ta marbuta and alef maqsura', 'قلعة على', 'قلعه علي'],
  ['letters of a Persian keyboard', 'كلب كبير', 'کلب کبیر'],
  ['Arabic digits', 'غرفة 15', 'غرفة ١٥'],
  ['Persian digits', '15', '۱۵'],
  ['straight quotes and hyphens', 'l’orgue – “now”', 'l\'orgue - "now"'],
  ['signs that only guide the writing', '\u2068Mia\u2069 Schat\u00adten', 'mia schatten'],
])('a search finds %s: %s by %s', (_what, text, typed) => {
  expect(folded(text)).toContain(folded(typed));
  expect(folded(folded(text))).toBe(folded(text));
});

it.each([
  ['voiced kana', 'ハ', 'バ'],
  ['half-voiced kana', 'ハ', 'パ'],
  ['long vowels', 'ビル', 'ビール'],
  ['hamza at the end', 'ما', 'ماء'],
])('a search keeps %s apart: %s does not find %s', (_what, text, typed) => {
  expect(folded(text)).not.toContain(folded(typed));
});
