import { useEffect, useRef, useState } from 'react';

/** What is typed is told on after so many milliseconds without a further letter. */
const PAUSE_MS = 180;

/** A text that is being typed: shown at once, told on when the typing rests. What comes from outside replaces it. */
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
    // What was told from here comes back when more may have been typed since.
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
