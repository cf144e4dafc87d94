import type { Services } from '../../services.ts';

/** Digits and letters without i, l, o and u, which could be misread (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A random secret of 80 bits that can be read out and typed: four groups of four letters, such as `3n7x-…`. */
export function newSecret({ randomBytes }: Services): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(GROUP, '$&-');
}

/** The letters of a secret however it was typed: in any case, with or without spaces and hyphens, 0 as o, 1 as i or l. */
export const lettersOf = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
