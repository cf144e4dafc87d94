import { useState } from 'react';
import { LEAST_CHARACTERS } from '../../../contract/auth.ts';
import { toRefusal } from '../../api/refusal.ts';
import { logIn, signUp } from '../../client/session/session.ts';
import { en } from '../../locales/en.ts';

/** Whether a name or password has been started but is too short; a single character does not count as started. */
const tooShort = (text: string) => text.length > 1 && text.length < LEAST_CHARACTERS;

const usernameError = (text: string) => (tooShort(text) ? en.login.shortUsername : null);
const passwordError = (text: string) => (tooShort(text) ? en.login.shortPassword : null);

export type Mode = 'login' | 'signup';

/** State of the form: the typed values, the errors and the submission. */
export function useCredentials(mode: Mode) {
  const [typed, setTyped] = useState({ username: '', password: '', again: '' });
  const [failure, setFailure] = useState<{ mode: Mode; message: string } | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (field: keyof typeof typed) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setFailure(null);
  };
  const errors = { username: usernameError(typed.username), password: passwordError(typed.password) };

  const fail = (message: string) => setFailure({ mode, message });
  // The other form of the same screen does not show it.
  const error = failure?.mode === mode ? failure.message : null;

  const submit = async () => {
    if (busy || errors.username || errors.password) return;
    if (mode === 'signup' && typed.password !== typed.again) return fail(en.login.mismatch);
    setBusy(true);
    setFailure(null);
    try {
      const { username, password } = typed;
      await (mode === 'signup' ? signUp : logIn)({ username, password });
    } catch (problem) {
      const refusal = toRefusal(problem);
      // The notice of the suspension tells more. An invalid login shows the same message as a wrong one.
      if (refusal.code !== 'suspended')
        fail(mode === 'login' && refusal.status === 400 ? en.login.invalid : refusal.message);
      setBusy(false);
    }
  };
  return { typed, type, errors, error, busy, submit };
}
