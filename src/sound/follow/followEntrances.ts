import { type Cue, sendCue } from '../../bridge/signals/cues.ts';
import { bridge } from '../../bridge/store.ts';

/** Stereo position of each creature, and milliseconds until the opponent's cry follows. */
const ASIDE = 0.45;
const ANSWER_MS = 900;

/**
 * Plays the sounds of creatures that are sent in on the selection page. That page has no canvas, and the battle scene
 * then starts without their entrance. Returns a function that stops it.
 */
export function followEntrances(tell: (cue: Cue) => void = sendCue): () => void {
  let answer: ReturnType<typeof setTimeout> | undefined;
  const stop = bridge.subscribe(
    ({ battle }) => battle.battle,
    (battle, before) => {
      if (before?.page !== 'selection' || battle?.page !== 'battle') return;
      const { myState, selectedPokemonId, opponent, opponentSelectedId } = battle;
      const mine = myState.find(({ id }) => id === selectedPokemonId);
      const foe = opponent.find(({ id }) => id === opponentSelectedId);
      tell({ effect: 'enter', pan: -ASIDE });
      if (mine) tell({ cry: mine.name, pan: -ASIDE });
      // In a battle that goes on, the opponent's cry was played before.
      if (foe && before.round === 0)
        answer = setTimeout(() => tell({ cry: foe.name, pan: ASIDE }), ANSWER_MS);
    },
  );
  return () => {
    clearTimeout(answer);
    stop();
  };
}
