import { bridge } from '../bridge/store.ts';

/** Lets the style sheets know of Calm mode: what moves on the pages rests as well. */
export function markCalm(): void {
  const mark = (calm: boolean) => document.documentElement.toggleAttribute('data-calm', calm);
  mark(bridge.getState().settings.calm);
  bridge.subscribe(({ settings }) => settings.calm, mark);
}
