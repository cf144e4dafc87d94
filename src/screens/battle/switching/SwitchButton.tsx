import { useState } from 'react';
import { mayTakeBack, otherStanding } from '../../../client/battle/switching.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './SwitchButton.module.css';
import { SwitchDialog } from './SwitchDialog.tsx';

const words = battleWords.switching;

/** Opens the choice of another creature to fight with; nothing for a team of one. */
export function SwitchButton({ disabled }: { disabled: boolean }) {
  const battle = useBridge((state) => state.battle.battle);
  const [open, setOpen] = useState(false);
  if (!battle || battle.myState.length < 2) return null;
  const isPossible = mayTakeBack(battle) && otherStanding(battle).length > 0;
  return (
    <div className={styles.switch}>
      <Button
        aria-label={words.label}
        title={mayTakeBack(battle) ? words.label : words.held}
        disabled={disabled || !isPossible}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" className={styles.arrows} aria-hidden="true">
          <path d="M4 7h15m-4-4 4 4-4 4M20 17H5m4 4-4-4 4-4" />
        </svg>
        <span className={styles.word}>{words.short}</span>
      </Button>
      {open && <SwitchDialog battle={battle} onClose={() => setOpen(false)} />}
    </div>
  );
}
