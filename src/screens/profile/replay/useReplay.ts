import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBridge } from '../../../app/useBridge.ts';
import { skipPlayback } from '../../../bridge/playback.ts';
import { openReplay, playReplayStep, type ReplaySteps, showReplayStep } from '../../../bridge/replay.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Time to read between two steps, in milliseconds. */
const PAUSE_MS = 1200;

/** Where a replay stands, and everything that moves it. */
export function useReplay(steps: ReplaySteps) {
  const calm = useBridge(({ settings }) => settings.calm);
  const moving = useBridge(({ battle }) => battle.playback !== null);
  const [at, setAt] = useState(0);
  // Whoever wants calm begins it.
  const [playing, setPlaying] = useState(!calm && steps.length > 1);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = steps.length - 1;
  const here = useRef(true);

  useLayoutEffect(() => {
    here.current = true;
    const close = openReplay(steps);
    return () => {
      here.current = false;
      close();
    };
  }, [steps]);

  const playNext = () => {
    const [before, after] = [steps[at], steps[at + 1]];
    if (before && after) playReplayStep(before, after, speed, () => here.current && setAt(at + 1));
  };
  const goTo = async (wanted: number) => {
    setPlaying(false);
    const place = Math.max(0, Math.min(last, wanted));
    const step = steps[place];
    if (!step) return;
    await showReplayStep(step);
    if (here.current) setAt(place);
  };
  const forward = () => {
    setPlaying(false);
    if (moving) skipPlayback();
    else playNext();
  };
  const toggle = async () => {
    if (playing) return setPlaying(false);
    if (at === last) await goTo(0);
    setPlaying(true);
  };

  const next = useRef(playNext);
  useEffect(() => {
    next.current = playNext;
  });
  useEffect(() => {
    if (!playing || moving) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => next.current(), (at === 0 ? PAUSE_MS / 2 : PAUSE_MS) / speed);
    return () => clearTimeout(timer);
  }, [playing, moving, at, last, speed]);
  useEffect(() => {
    // Nobody watches: nothing should be missed.
    const pause = () => document.visibilityState === 'hidden' && setPlaying(false);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  return { at, last, playing, moving, speed, setSpeed, goTo, forward, back: () => goTo(at - 1), toggle };
}

export type Replay = ReturnType<typeof useReplay>;
