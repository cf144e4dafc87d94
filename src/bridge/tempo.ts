/** How many times as fast as usual the scenes play what happens. */
let tempo = 1;

export const playingTempo = (): number => tempo;

/** Sets how fast the scenes play from now on; 1 is how a battle is played. */
export function setTempo(times: number): void {
  tempo = times;
}
