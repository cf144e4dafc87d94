import { useState } from 'react';
import { LEAST_CHARACTERS } from '../../../contract/auth.ts';
import { accountWords } from '../../locales/en/account.ts';
import { en } from '../../locales/en.ts';
import { Field } from './Field.tsx';

const { fields: words } = accountWords;

/** What a player has typed as a new password, twice, with the rules of signup. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const short = password.length > 1 && password.length < LEAST_CHARACTERS;
  return {
    password,
    again,
    setPassword,
    setAgain,
    short: short ? en.login.shortPassword : null,
    /** Why it cannot be sent; null if it can. */
    problem: short ? en.login.shortPassword : password === again ? null : en.login.mismatch,
  };
}

interface Props {
  typed: ReturnType<typeof useNewPassword>;
  /** Called with every edit. */
  onEdit: () => void;
}

/** The fields for a new password and its repetition. */
export function PasswordFields({ typed, onEdit }: Props) {
  return (
    <>
      <Field
        label={words.newPassword}
        name="new-password"
        type="password"
        autoComplete="new-password"
        required
        value={typed.password}
        error={typed.short}
        onChange={(value) => {
          typed.setPassword(value);
          onEdit();
        }}
      />
      <Field
        label={words.again}
        name="again"
        type="password"
        autoComplete="new-password"
        required
        value={typed.again}
        error={null}
        onChange={(value) => {
          typed.setAgain(value);
          onEdit();
        }}
      />
    </>
  );
}
