import { createStore } from 'zustand/vanilla';
import { spoken } from '../locales/texts.ts';

/** One entry of the log: what the game said, or what the player typed. */
export interface SaidLine {
  readonly key: number;
  readonly by: 'game' | 'player';
  readonly text: string;
  /** The code of the language of the game when it was said. */
  readonly lang: string;
}

/** Entries that the log keeps; the oldest ones are dropped. */
export const MOST_SAID = 80;

/**
 * The log of text mode, oldest entry first. Each entry has a key of its own and so an element of its own: a screen
 * reader announces a text also if it is the same as the one before.
 */
export const said = createStore<readonly SaidLine[]>(() => []);

let lines = 0;

function add(by: SaidLine['by'], text: string): void {
  if (!text) return;
  const line = { key: lines++, by, text, lang: spoken.getState().code };
  said.setState((before) => [...before, line].slice(-MOST_SAID), true);
}

/** Tells the player something. */
export const say = (text: string): void => add('game', text);

/** Notes what the player typed; it is not announced. */
export const noteTyped = (text: string): void => add('player', text);

/** The last thing that the game said; null if it has not said anything. */
export const lastSaid = (): string | null =>
  said.getState().findLast(({ by }) => by === 'game')?.text ?? null;

/** Empties the log, since another player may log in. */
export const forgetSaid = (): void => said.setState([], true);
