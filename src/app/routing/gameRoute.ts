import type { ComponentType } from 'react';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen and its path. */
export interface GameRoute {
  readonly path: string;
  /** Title of the browser's tab. */
  readonly title: () => string;
  readonly load: LoadScreen;
  /** Where visitors without a token are redirected to; absent if the screen is open to everybody. */
  readonly signInAt?: '/login' | '/Login';
}
