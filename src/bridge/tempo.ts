import { bridge } from './store.ts';

let replayed: number | null = null;

/** How many times as fast as usual the scenes play what happens: as in a replay, or as the player has chosen. */
export const playingTempo = (): number => replayed ?? bridge.getState().settings.speed;

/** Sets how fast a replay is played from now on; null where there is none any more. */
export function setTempo(times: number | null): void {
  replayed = times;
}
