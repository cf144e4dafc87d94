import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds until a held button repeats, and between two repetitions. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/**
 * Handlers for a button that acts once per press and repeats while a pointer holds it.
 * @param disabled whether the button is disabled: browsers then do not report the release
 */
export function useRepeat(act: () => void, disabled: boolean) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (disabled) clearTimeout(timer.current);
  }, [disabled]);
  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: () => {
      repeated.current = false;
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop();
      // The click that ends a repetition must not act again.
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
