import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { toRefusal } from '../../api/refusal.ts';
import {
  enterOperatorToken,
  isOperatorToken,
  operatorSession,
} from '../../client/operator/operatorSession.ts';
import { operatorWords } from '../../locales/en/operator.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/buttons/Field.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Operator.module.css';

const { token: words } = operatorWords;
const NOT_FOUND = 404;

/** Asks for the operator's token. */
export function TokenForm() {
  const refused = useStore(operatorSession, (session) => session.refused);
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(refused ? words.ended : null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = token.trim();
    if (busy || typed === '') return;
    if (!isOperatorToken(typed)) return setProblem(words.malformed);
    setBusy(true);
    setProblem(null);
    try {
      await enterOperatorToken(typed);
    } catch (error) {
      const { status, message } = toRefusal(error);
      // Without a token the server does not have the operator's calls.
      setProblem(status === NOT_FOUND ? words.none : message);
      setBusy(false);
    }
  };
  return (
    <Panel width="narrow" className={styles.list}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <form className={styles.list} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={words.label}
          type="password"
          // Password managers would keep it beyond this tab.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={token}
          error={problem}
          onChange={(value) => {
            setToken(value);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.enter}
        </Button>
      </form>
    </Panel>
  );
}
