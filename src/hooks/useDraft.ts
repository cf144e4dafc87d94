import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which the text is passed on. */
const PAUSE_MS = 180;

/** A text that is being typed: shown at once, passed to `tell` after a pause. A new value of `told` replaces it. */
export function useDraft(
  told: string,
  tell: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(told);
  const latest = useRef(tell);
  const known = useRef(told);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    // Ignore a value that was passed on from here: more may have been typed since.
    if (told !== known.current) setDraft(told);
    known.current = told;
  }, [told]);
  useEffect(() => {
    if (draft === known.current) return;
    const timer = setTimeout(() => {
      known.current = draft;
      latest.current(draft);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
