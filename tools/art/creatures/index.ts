import type { Creature } from '../creature.ts';
import { kindlam } from './kindlam.ts';

/** Every drawn species. */
export const CREATURES: readonly Creature[] = [kindlam];
