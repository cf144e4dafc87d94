import { type FormEvent, useState } from 'react';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Field } from '../../../ui/buttons/Field.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from './Selection.module.css';

const words = battleWords.rival;

/** Shown before the first round against a user: the player can name another opponent. */
export function OpponentField() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const challenge = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted) void navigate(`/userbattle?${new URLSearchParams({ name: wanted })}`);
  };
  return (
    <Panel width="narrow" className={styles.rival}>
      <form className={styles.rivalForm} onSubmit={challenge} data-own-enter>
        <Field label={words.name} value={name} error={null} autoComplete="off" onChange={setName} />
        <Button type="submit" disabled={name.trim() === ''}>
          {words.challenge}
        </Button>
      </form>
    </Panel>
  );
}
