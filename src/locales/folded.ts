/** A text whose Arabic and Persian digits are those of the game. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Letters and signs that Unicode does not decompose, by what a search takes them for. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŋ: 'n', ŧ: 't', þ: 'th', ı: 'i' },
  // Arabic: alef and kaf as other keyboards write them, and the two letters that are also written without their dots.
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '‐': '-', '‑': '-', '–': '-', '—': '-' },
};
const UNLIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');
/** Accents, vowel marks and what only guides the writing, but for the marks that make another sound of kana. */
const MARKS = /(?![\u3099\u309A])[\p{M}\p{Cf}]/gu;
const HIRAGANA = /[ぁ-ゖゝゞ]/gu;
const FROM_HIRAGANA_TO_KATAKANA = 0x60;

/**
 * A text in the form in which searches compare it, in which letters that players take for the same are the same: without
 * capitals, accents, Arabic vowels and hamzas, and widths; katakana for hiragana, i for the Turkish ı, ss for ß.
 */
export const folded = (text: string): string =>
  westernDigits(text)
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(UNLIKE, (sign) => ALIKE[sign] ?? '')
    .replaceAll(HIRAGANA, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + FROM_HIRAGANA_TO_KATAKANA),
    );
