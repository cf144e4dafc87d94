import { sendCue } from '../../bridge/signals/cues.ts';
import type { WorldSlice } from '../../bridge/state.ts';

type Switches = Pick<WorldSlice, 'mapName' | 'switches' | 'barriers'>;

/** What a step has switched: the switches and the barriers that are not as they were. */
export function switchedSince(before: Switches, now: Switches): Omit<Switches, 'mapName'> {
  if (before.mapName !== now.mapName) return { switches: [], barriers: [] };
  const isAt = (one: { x: number; y: number }, { x, y }: { x: number; y: number }) =>
    one.x === x && one.y === y;
  return {
    switches: now.switches.filter((one) =>
      before.switches.some((was) => isAt(was, one) && was.on !== one.on),
    ),
    barriers: now.barriers.filter((one) =>
      before.barriers.some((was) => isAt(was, one) && was.open !== one.open),
    ),
  };
}

/** Lets be heard what a step has switched: something that opens or closes goes before the switch itself. */
export function soundSwitches(before: Switches, now: Switches): void {
  const { switches, barriers } = switchedSince(before, now);
  const [barrier] = barriers;
  const [one] = switches;
  if (barrier) sendCue({ effect: barriers.some(({ open }) => open) ? 'open' : 'close' });
  else if (one) sendCue({ effect: switches.some(({ on }) => on) ? 'confirm' : 'cancel' });
}
