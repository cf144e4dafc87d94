import { useState } from 'react';
import { switchTo } from '../../../client/battle/battle.ts';
import { mayTakeBack, otherStanding } from '../../../client/battle/switching.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { calledName } from '../../../locales/en/names.ts';
import { mineOf, teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { OpenDialog } from '../../../ui/dialogs/OpenDialog.tsx';
import { teamDialog } from './lateTeamDialog.ts';
import { SideButton } from './SideButton.tsx';

const words = battleWords.switching;
const ARROWS = 'M4 7h15m-4-4 4 4-4 4M20 17H5m4 4-4-4 4-4';

/** Opens the choice of another creature to fight with; nothing for a team of one. */
export function SwitchButton({ disabled }: { disabled: boolean }) {
  const battle = useBridge((state) => state.battle.battle);
  const [open, setOpen] = useState(false);
  if (!battle || battle.myState.length < 2) return null;
  const able = otherStanding(battle);
  const mine = mineOf(battle);
  return (
    <SideButton
      label={words.label}
      title={mayTakeBack(battle) ? words.label : words.held}
      word={words.short}
      disabled={disabled || !mayTakeBack(battle) || able.length === 0}
      onClick={() => setOpen(true)}
      sign={ARROWS}
    >
      {open && (
        <OpenDialog
          dialog={teamDialog}
          given={{
            title: words.title,
            text: words.text(mine ? calledName(mine) : ''),
            creatures: teamOf(battle).filter(({ id }) => id !== mine?.id),
            able,
            cancel: words.cancel,
            confirm: words.confirm,
            onChoose: (creature) => void switchTo(creature),
            onClose: () => setOpen(false),
          }}
        />
      )}
    </SideButton>
  );
}
