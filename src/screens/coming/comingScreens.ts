import { en } from '../../locales/en.ts';

export interface Announced {
  readonly path: string;
  readonly title: string;
}

const coming = (path: string, title: string): Announced => ({ path, title });

/** Screens that the menu names and that are not built yet. A screen that is built leaves this list. */
export const comingScreens: readonly Announced[] = [coming('/findtrades', en.menu.trade.find)];
