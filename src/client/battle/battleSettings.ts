import { BATTLE_SPEEDS, type BattleSpeed } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { setSettings } from '../setSettings.ts';

/** Shows or hides the effects of attacks before they are chosen, and stores that setting. */
export function setForesight(foresight: boolean): void {
  setSettings({ previews: foresight });
}

/** The next faster speed; after the fastest one comes the normal speed. */
const speedAfter = (speed: BattleSpeed): BattleSpeed =>
  BATTLE_SPEEDS[(BATTLE_SPEEDS.indexOf(speed) + 1) % BATTLE_SPEEDS.length] ?? 1;

/** Switches to the next battle speed and stores it. It also applies to a running playback. */
export function changeSpeed(): void {
  setSettings({ speed: speedAfter(bridge.getState().settings.speed) });
}
