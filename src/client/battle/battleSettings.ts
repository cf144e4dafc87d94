import { local } from '../../api/browserStorage.ts';
import { FORESIGHT, SPEED_SETTING } from '../../bridge/settings.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from '../../bridge/state.ts';
import { bridge, changeSettings } from '../../bridge/store.ts';

/** Shows or hides what attacks will do before they are chosen, for good. */
export function setForesight(foresight: boolean): void {
  local.setItem(FORESIGHT, String(foresight));
  changeSettings({ foresight });
}

/** The speed after this one; after the fastest comes the usual one. */
const speedAfter = (speed: BattleSpeed): BattleSpeed =>
  BATTLE_SPEEDS[(BATTLE_SPEEDS.indexOf(speed) + 1) % BATTLE_SPEEDS.length] ?? 1;

/** Plays battles at the next speed, for good; also what is being played. */
export function changeSpeed(): void {
  const speed = speedAfter(bridge.getState().settings.speed);
  local.setItem(SPEED_SETTING, String(speed));
  changeSettings({ speed });
}
