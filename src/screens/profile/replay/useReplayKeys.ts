import { useActions } from '../../../hooks/input/useActions.ts';
import type { Replay } from './useReplay.ts';

/** The keys and gamepad buttons of a replay: for single steps, for the first and the last one, to play and to pause. */
export function useReplayKeys({ back, forward, goTo, toggle, last }: Replay): void {
  useActions(
    {
      replayBack: back,
      replayForward: forward,
      replayFirst: () => goTo(0),
      replayLast: () => goTo(last),
      replayPlay: toggle,
    },
    true,
  );
}
