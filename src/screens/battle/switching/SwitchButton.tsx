import { useState } from 'react';
import { mayTakeBack, otherStanding } from '../../../client/battle/switching.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { SideButton } from '../beside/SideButton.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';

const words = battleWords.switching;
const ARROWS = 'M4 7h15m-4-4 4 4-4 4M20 17H5m4 4-4-4 4-4';

/** Opens the choice of another creature to fight with; nothing for a team of one. */
export function SwitchButton({ disabled }: { disabled: boolean }) {
  const battle = useBridge((state) => state.battle.battle);
  const [open, setOpen] = useState(false);
  if (!battle || battle.myState.length < 2) return null;
  const isPossible = mayTakeBack(battle) && otherStanding(battle).length > 0;
  return (
    <SideButton
      label={words.label}
      title={mayTakeBack(battle) ? words.label : words.held}
      word={words.short}
      disabled={disabled || !isPossible}
      onClick={() => setOpen(true)}
      sign={ARROWS}
    >
      {open && <SwitchDialog battle={battle} onClose={() => setOpen(false)} />}
    </SideButton>
  );
}
