import { LEAST_CHARACTERS } from '../../../contract/auth.ts';
import { en } from '../../locales/en.ts';

/** A name or password that is begun and not yet long enough; a single character counts as not begun. */
const tooShort = (text: string) => text.length > 1 && text.length < LEAST_CHARACTERS;

export const usernameError = (text: string) => (tooShort(text) ? en.login.shortUsername : null);
export const passwordError = (text: string) => (tooShort(text) ? en.login.shortPassword : null);
