import { local } from '../api/browserStorage.ts';
import { SPEED_SETTING } from './settings.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from './state.ts';
import { bridge, changeSettings } from './store.ts';

/** The speed after this one; after the fastest comes the usual one. */
export const speedAfter = (speed: BattleSpeed): BattleSpeed =>
  BATTLE_SPEEDS[(BATTLE_SPEEDS.indexOf(speed) + 1) % BATTLE_SPEEDS.length] ?? 1;

/** Plays battles at the next speed, for good; also what is being played. */
export function changeSpeed(): void {
  const speed = speedAfter(bridge.getState().settings.speed);
  local.setItem(SPEED_SETTING, String(speed));
  changeSettings({ speed });
}
