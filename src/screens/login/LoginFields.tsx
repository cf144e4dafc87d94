import { en } from '../../locales/en.ts';
import { Field } from '../../ui/buttons/Field.tsx';
import frame from '../../ui/theme/Frame.module.css';
import type { Mode, useCredentials } from './useCredentials.ts';

interface Props {
  form: ReturnType<typeof useCredentials>;
  mode: Mode;
}

/** The two fields of login, the third one of signup, and the errors. */
export function LoginFields({ form: { typed, type, errors, error }, mode }: Props) {
  return (
    <>
      <Field
        label={en.login.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={en.login.username}
        value={typed.username}
        error={errors.username}
        onChange={type('username')}
      />
      <Field
        label={en.login.password}
        name="password"
        type="password"
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        placeholder={en.login.password}
        value={typed.password}
        error={errors.password}
        onChange={type('password')}
      />
      {mode === 'signup' && (
        <Field
          label={en.login.again}
          name="again"
          type="password"
          autoComplete="new-password"
          placeholder={en.login.again}
          value={typed.again}
          error={null}
          onChange={type('again')}
        />
      )}
      {error !== null && (
        <p className={frame.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
