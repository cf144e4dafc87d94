import { useState } from 'react';
import { LEAST_CHARACTERS } from '../../../contract/auth.ts';
import { toRefusal } from '../../api/refusal.ts';
import { logIn, signUp } from '../../client/session/session.ts';
import { en } from '../../locales/en.ts';

/** A name or password that is begun and not yet long enough; a single character counts as not begun. */
const tooShort = (text: string) => text.length > 1 && text.length < LEAST_CHARACTERS;

const usernameError = (text: string) => (tooShort(text) ? en.login.shortUsername : null);
const passwordError = (text: string) => (tooShort(text) ? en.login.shortPassword : null);

export type Mode = 'login' | 'signup';

/** What is typed, what is wrong with it, and the sending of it. */
export function useCredentials(mode: Mode) {
  const [typed, setTyped] = useState({ username: '', password: '', again: '' });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (field: keyof typeof typed) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setError(null);
  };
  const errors = { username: usernameError(typed.username), password: passwordError(typed.password) };

  const submit = async () => {
    if (busy || errors.username || errors.password) return;
    if (mode === 'signup' && typed.password !== typed.again) return setError(en.login.mismatch);
    setBusy(true);
    setError(null);
    try {
      const { username, password } = typed;
      await (mode === 'signup' ? signUp : logIn)({ username, password });
    } catch (problem) {
      const refusal = toRefusal(problem);
      // A login that could never be right is told no more than one that is wrong.
      setError(mode === 'login' && refusal.status === 400 ? en.login.invalid : refusal.message);
      setBusy(false);
    }
  };
  return { typed, type, errors, error, busy, submit };
}
