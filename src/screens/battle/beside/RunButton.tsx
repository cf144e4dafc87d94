import { runFromWild } from '../../../client/battle/battle.ts';
import { mayTakeBack } from '../../../client/battle/switching.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { SideButton } from './SideButton.tsx';

const words = battleWords.running;
const RUNNER =
  'M15.5 3.6a1.3 1.3 0 1 0 .1 0M5.5 10.5 9 7.5l5 1-3.2 5.5 3.7 2.5v5M11 14l-1.8 3.5H5M14 8.5l2 3.5h3.5';

/** Tries to run away; nothing where the opponent is no wild creature. */
export function RunButton({ disabled }: { disabled: boolean }) {
  const battle = useBridge((state) => state.battle.battle);
  if (battle?.battleType !== 'wb') return null;
  const isPossible = mayTakeBack(battle);
  return (
    <SideButton
      label={words.label}
      title={isPossible ? words.label : words.held}
      word={words.short}
      disabled={disabled || !isPossible}
      onClick={() => void runFromWild()}
      sign={RUNNER}
    />
  );
}
