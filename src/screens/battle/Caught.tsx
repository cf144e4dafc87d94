import type { BattleDetails } from '../../bridge/state.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { battleWords } from '../../locales/en/battle.ts';
import { foeOf } from '../../ui/battleSides.ts';
import { MapsLink } from './MapsLink.tsx';
import { OutcomeSheet } from './OutcomeSheet.tsx';

/** The wild creature was caught. */
export function Caught({ battle }: { battle: BattleDetails }) {
  const caught = foeOf(battle);
  const lines = [battleWords.caught((caught?.name ?? '').toUpperCase())];
  return (
    <OutcomeSheet
      title={battleWords.title}
      mood="glad"
      lines={lines}
      says={<FirstHint name="caught" />}
      creatures={caught ? [caught] : []}
    >
      <MapsLink battle={battle}>{battleWords.backToMaps}</MapsLink>
    </OutcomeSheet>
  );
}
