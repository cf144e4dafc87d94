import { useEffect, useRef } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CreatureThumb } from '../../../ui/creatureCard/CreatureThumb.tsx';
import styles from './Team.module.css';

interface Props {
  creature: Creature;
  disabled: boolean;
  onPutBack: () => void;
}

/** A note in the place of a member that has just left the team, with a button to put it back. */
export function LeftNote({ creature, disabled, onPutBack }: Props) {
  const note = useRef<HTMLDivElement>(null);
  // The row with the pressed button is gone, so the note takes the focus.
  useEffect(() => {
    note.current?.querySelector('button')?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.left} ref={note}>
      <CreatureThumb creature={creature} />
      <p>{creatureWords.leftText(calledName(creature))}</p>
      <Button disabled={disabled} onClick={onPutBack}>
        {creatureWords.putBack}
      </Button>
    </div>
  );
}
