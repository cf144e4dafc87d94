import { local } from '../../api/browserStorage.ts';
import { FORESIGHT, SPEED_SETTING } from '../../bridge/settings.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from '../../bridge/state.ts';
import { bridge, changeSettings } from '../../bridge/store.ts';

/** Shows or hides the effects of attacks before they are chosen, and stores that setting. */
export function setForesight(foresight: boolean): void {
  local.setItem(FORESIGHT, String(foresight));
  changeSettings({ foresight });
}

/** The next faster speed; after the fastest one comes the normal speed. */
const speedAfter = (speed: BattleSpeed): BattleSpeed =>
  BATTLE_SPEEDS[(BATTLE_SPEEDS.indexOf(speed) + 1) % BATTLE_SPEEDS.length] ?? 1;

/** Switches to the next battle speed and stores it. It also applies to a running playback. */
export function changeSpeed(): void {
  const speed = speedAfter(bridge.getState().settings.speed);
  local.setItem(SPEED_SETTING, String(speed));
  changeSettings({ speed });
}
