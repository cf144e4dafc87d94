/** How a word ends for the particle behind it: in a vowel, in ㄹ (which takes 로), or in another consonant. */
type End = 'vowel' | 'rieul' | 'consonant';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구. A zero at the end of a larger number is 십, 백, 천 or 만. */
const DIGITS: readonly End[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** How the name of a capital letter ends: 엘, 알, 엠, 엔; the others end in a vowel. */
const CAPITALS: Readonly<Record<string, End>> = { L: 'rieul', R: 'rieul', M: 'consonant', N: 'consonant' };
/** Ends of English words that keep their sound as a final consonant in Hangul: 벨, 애플; 샘, 제인, 밥, 잭, 팻. */
const RIEULS = /le?$/;
const CLOSED = /(?:[mn]e?|ng|[aeiouy][bckpt]|ck)$/;

function endOf(word: string): End {
  const sounded = word.normalize('NFC').replace(/[^\p{L}\p{N}%]+$/u, '');
  const last = sounded.at(-1);
  if (!last) return 'vowel';
  const code = last.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS;
    return final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant';
  }
  if (/[0-9]/.test(last)) return DIGITS[Number(last)] ?? 'vowel';
  if (/[A-Z]/.test(last)) return CAPITALS[last] ?? 'vowel';
  return RIEULS.test(sounded) ? 'rieul' : CLOSED.test(sounded) ? 'consonant' : 'vowel';
}

/** A word with the particle that its last sound takes. @param closed after a consonant @param open after a vowel */
const withParticle = (word: string | number, closed: string, open: string): string =>
  `${word}${endOf(String(word)) === 'vowel' ? open : closed}`;

/** 은/는 */
export const topic = (word: string | number): string => withParticle(word, '은', '는');

/** 이/가 */
export const subject = (word: string | number): string => withParticle(word, '이', '가');

/** 을/를 */
export const object = (word: string | number): string => withParticle(word, '을', '를');

/** 과/와 */
export const comitative = (word: string | number): string => withParticle(word, '과', '와');

/** 이에요/예요 */
export const is = (word: string | number): string => withParticle(word, '이에요', '예요');

/** 이었어요/였어요 */
export const was = (word: string | number): string => withParticle(word, '이었어요', '였어요');

/** 으로/로 */
export const toward = (word: string | number): string =>
  `${word}${endOf(String(word)) === 'consonant' ? '으로' : '로'}`;

/** 이 between a name and an ending that needs it after a consonant: 킨들램이라, 팟킨이나, 제니라. */
export const named = (word: string | number, ending: string): string =>
  withParticle(word, `이${ending}`, ending);
