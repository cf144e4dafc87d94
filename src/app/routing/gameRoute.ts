import type { ComponentType } from 'react';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen and the way to it. */
export interface GameRoute {
  readonly path: string;
  /** Title of the browser's tab. */
  readonly title: string;
  readonly load: LoadScreen;
  /** Where a visitor without a token is sent; left out where anybody may come. */
  readonly signInAt?: '/login' | '/Login';
}
