import { type FormEvent, useState } from 'react';
import { MOST_BOX_NAME, nameBox } from '../../../../../contract/owned.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { request } from '../../../../api/request.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Field } from '../../../../ui/buttons/Field.tsx';
import styles from './Boxes.module.css';
import type { Boxes } from './freeBox.ts';

interface Props {
  box: number;
  /** The name that it has; empty for a new box. */
  present?: string;
  disabled?: boolean;
  onNamed: (boxes: Boxes, name: string) => void | Promise<void>;
}

const { boxes: words } = creatureWords;

/** Sets up a box or renames it. What was typed stays if it is refused. */
export function BoxForm({ box, present = '', disabled = false, onNamed }: Props) {
  const [typed, setTyped] = useState(present);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = typed.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the parent component.
    event.stopPropagation();
    if (busy || disabled || wanted === '' || wanted === present) return;
    setBusy(true);
    setProblem(null);
    try {
      const { boxes } = await request(nameBox, { box, name: wanted });
      await onNamed(boxes, boxes.find((one) => one.box === box)?.name ?? wanted);
      setTyped(present);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={words.label(MOST_BOX_NAME)}
        value={typed}
        error={problem}
        maxLength={MOST_BOX_NAME}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        disabled={busy || disabled}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
      />
      <Button
        type="submit"
        {...(present !== '' && { variant: 'primary' as const })}
        busy={busy}
        disabled={disabled || wanted === '' || wanted === present}
      >
        {present === '' ? words.create : words.save}
      </Button>
    </form>
  );
}
