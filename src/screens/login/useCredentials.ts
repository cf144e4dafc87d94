import { useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { logIn, signUp } from '../../client/session/session.ts';
import { en } from '../../locales/en.ts';
import { passwordError, usernameError } from './credentials.ts';

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
