import type { BattleDetails } from '../../bridge/state.ts';
import { en } from '../../locales/en.ts';
import { MapsLink } from './MapsLink.tsx';
import { Outcome } from './Outcome.tsx';
import { foeOf } from './sides.ts';

/** The wild creature was caught. */
export function Caught({ battle }: { battle: BattleDetails }) {
  const caught = foeOf(battle);
  const lines = [en.battle.caught((caught?.name ?? '').toUpperCase())];
  return (
    <Outcome title={en.battle.title} mood="glad" lines={lines} creatures={caught ? [caught] : []}>
      <MapsLink battle={battle}>{en.battle.backToMaps}</MapsLink>
    </Outcome>
  );
}
