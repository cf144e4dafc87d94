import { type Cue, sendCue } from '../../bridge/signals/cues.ts';
import { bridge } from '../../bridge/store.ts';

/** How far to its side a creature is heard, and milliseconds until the other one answers. */
const ASIDE = 0.45;
const ANSWER_MS = 900;

/**
 * Lets creatures be heard that are chosen before there is a stage: whoever is sent in from the choice of a creature
 * stands there already when the stage comes. Ends with the returned function.
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
      // The opponent of a battle that goes on was heard before.
      if (foe && before.round === 0)
        answer = setTimeout(() => tell({ cry: foe.name, pan: ASIDE }), ANSWER_MS);
    },
  );
  return () => {
    clearTimeout(answer);
    stop();
  };
}
