import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { skipPlayback } from '../../../bridge/playback.ts';
import {
  openReplay,
  playReplayStep,
  type ReplaySteps,
  showReplayStep,
} from '../../../client/battle/log/replay.ts';
import { useBridge } from '../../../hooks/useBridge.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Time to read between two steps, in milliseconds. */
const PAUSE_MS = 1200;

/**
 * Position and controls of a replay.
 * @param steps the loaded steps; if the replay reaches later ones, it waits for them
 * @param count number of steps of the whole battle
 * @param want called with the step that is shown or wanted
 */
export function useReplay(steps: ReplaySteps, count: number, want: (place: number) => void) {
  const calm = useBridge(({ settings }) => settings.calm);
  const moving = useBridge(({ battle }) => battle.playback !== null);
  const [at, setAt] = useState(0);
  // In calm mode the player must start the replay.
  const [playing, setPlaying] = useState(!calm && count > 1);
  // A step that is not loaded yet; it is shown as soon as it arrives.
  const [goal, setGoal] = useState<number | null>(null);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = count - 1;
  const there = useRef(steps);
  const here = useRef(true);

  useLayoutEffect(() => {
    there.current = steps;
  }, [steps]);
  useLayoutEffect(() => {
    here.current = true;
    const close = openReplay(() => there.current);
    return () => {
      here.current = false;
      close();
    };
  }, []);
  useEffect(() => want(goal ?? at), [want, goal, at]);

  const playNext = () => {
    const [before, after] = [steps[at], steps[at + 1]];
    if (before && after) playReplayStep(before, after, speed, () => here.current && setAt(at + 1));
  };
  const goTo = async (wanted: number) => {
    setPlaying(false);
    const place = Math.max(0, Math.min(last, wanted));
    const step = steps[place];
    setGoal(step ? null : place);
    if (!step) return;
    await showReplayStep(step);
    if (here.current) setAt(place);
  };
  const forward = () => {
    setPlaying(false);
    if (moving) skipPlayback();
    else if (steps[at + 1]) playNext();
    else void goTo(at + 1);
  };
  const toggle = async () => {
    setGoal(null);
    if (playing) return setPlaying(false);
    if (at === last) await goTo(0);
    setPlaying(true);
  };

  const next = useRef({ playNext, goTo });
  useEffect(() => {
    next.current = { playNext, goTo };
  });
  const [hasGoal, hasNext] = [goal !== null && goal < steps.length, at + 1 < steps.length];
  useEffect(() => {
    if (goal !== null && hasGoal) void next.current.goTo(goal);
  }, [goal, hasGoal]);
  useEffect(() => {
    if (!playing || moving) return;
    if (at >= last) return setPlaying(false);
    if (!hasNext) return;
    const timer = setTimeout(() => next.current.playNext(), (at === 0 ? PAUSE_MS / 2 : PAUSE_MS) / speed);
    return () => clearTimeout(timer);
  }, [playing, moving, at, last, hasNext, speed]);
  useEffect(() => {
    // Pauses while the tab is hidden, so that the player misses nothing.
    const pause = () => document.visibilityState === 'hidden' && setPlaying(false);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const waiting = goal !== null || (playing && !moving && at < last && !hasNext);
  const back = () => goTo(at - 1);
  return { at, goal, last, playing, moving, waiting, speed, setSpeed, goTo, forward, back, toggle };
}

export type Replay = ReturnType<typeof useReplay>;
