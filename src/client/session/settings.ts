import { local } from '../../api/browserStorage.ts';
import { FORESIGHT, SPEED_SETTING, systemWantsCalm } from '../../bridge/settings.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from '../../bridge/state.ts';
import { bridge, changeSettings } from '../../bridge/store.ts';

const KEY = 'calm';

/** Switches shaking, flashing and idle motion off or on, for good. */
export function setCalm(calm: boolean): void {
  local.setItem(KEY, String(calm));
  changeSettings({ calm });
}

/** Takes up the player's choice, or follows the system as long as there is none. */
export function followCalm(): void {
  const settle = () => {
    const chosen = local.getItem(KEY);
    changeSettings({ calm: chosen === null ? systemWantsCalm() : chosen === 'true' });
  };
  settle();
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').addEventListener('change', settle);
}

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
