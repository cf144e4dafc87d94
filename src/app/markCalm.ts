import { bridge } from '../bridge/store.ts';

/** Sets `data-calm` on the root element while Calm mode is on, so that the style sheets stop their animations. */
export function markCalm(): void {
  const mark = (calm: boolean) => document.documentElement.toggleAttribute('data-calm', calm);
  mark(bridge.getState().settings.calm);
  bridge.subscribe(({ settings }) => settings.calm, mark);
}
