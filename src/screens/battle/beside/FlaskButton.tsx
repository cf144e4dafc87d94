import { useState } from 'react';
import { isDry } from '../../../../rules/battle/turn/drink.ts';
import { letDrink } from '../../../client/battle/battle.ts';
import { thirsty } from '../../../client/battle/switching.ts';
import { NOT_MINE, useActions } from '../../../hooks/input/useActions.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { mineOf, teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { OpenDialog } from '../../../ui/dialogs/OpenDialog.tsx';
import { teamDialog } from './lateTeamDialog.ts';
import { SideButton } from './SideButton.tsx';

const words = battleWords.flask;
const FLASK = 'M9.5 3h5M10.5 3v5.2L5.8 17A2.6 2.6 0 0 0 8 21h8a2.6 2.6 0 0 0 2.2-4l-4.7-8.8V3M7.6 15h8.8';

/** Opens the choice of who is given a draught; nothing where the flask stays closed, or where the server knows of none. */
export function FlaskButton({ disabled }: { disabled: boolean }) {
  const battle = useBridge((state) => state.battle.battle);
  const left = useBridge(({ session }) => session.profile?.flask);
  const [open, setOpen] = useState(false);
  const able = battle && left ? thirsty(battle) : [];
  const possible = !disabled && able.length > 0;
  useActions({ drink: () => (possible ? setOpen(true) : NOT_MINE) });
  if (!battle || left === undefined || isDry(battle.battleType)) return null;
  const why = left === 0 ? words.empty : able.length === 0 ? words.unhurt : words.label(left);
  return (
    <SideButton
      label={words.label(left)}
      title={why}
      word={words.short(left)}
      count={left}
      disabled={!possible}
      onClick={() => setOpen(true)}
      sign={FLASK}
    >
      {open && (
        <OpenDialog
          dialog={teamDialog}
          given={{
            title: words.title,
            text: words.text,
            creatures: teamOf(battle),
            able,
            first: mineOf(battle),
            plain: true,
            cancel: words.cancel,
            confirm: words.confirm,
            onChoose: (creature) => void letDrink(creature),
            onClose: () => setOpen(false),
          }}
        />
      )}
    </SideButton>
  );
}
