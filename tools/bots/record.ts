import type { BATTLE_TYPES } from '../../contract/shapes/battle.ts';
import type { MapReply } from '../../contract/shapes/map.ts';

const ENDED = ['win', 'lose', 'caught'] as const;
type Ended = (typeof ENDED)[number];
type BattleType = (typeof BATTLE_TYPES)[number];

/** Whether a battle is over on this page. */
export const isEnded = (page: string): page is Ended => (ENDED as readonly string[]).includes(page);

/** What can be counted on the server: changes that must be there once. */
interface Counts {
  steps: number;
  creatures: number;
  trades: number;
}

/** What the server has confirmed to a bot. */
export interface Confirmed {
  /** Changes that were answered with success. */
  changes: number;
  /** A creature given away counts as -1. */
  readonly counts: Counts;
  readonly battles: Record<BattleType, Record<Ended, number>>;
  /** What the last reply has shown; null while unknown. */
  coins: number | null;
  items: Record<string, number> | null;
  place: Pick<MapReply, 'mapName' | 'mapPos'> | null;
  /** Ids of the team in its order. */
  team: readonly string[] | null;
  /** Tournaments won. */
  ribbons: number;
  /** Ids of the creatures in trade. */
  listed: Set<string> | null;
  wanted: number | null;
  /** Replies that contradict earlier ones. */
  readonly contradictions: string[];
}

const noCounts = (): Counts => ({ steps: 0, creatures: 0, trades: 0 });
const noBattles = () => ({ win: 0, lose: 0, caught: 0 });

/** The record of a bot that has no account yet. */
export const nothingConfirmed = (): Confirmed => ({
  changes: 0,
  counts: noCounts(),
  battles: {
    wb: noBattles(),
    gym: noBattles(),
    user: noBattles(),
    training: noBattles(),
    gold: noBattles(),
  },
  coins: null,
  items: null,
  place: null,
  team: null,
  ribbons: 0,
  listed: new Set(),
  wanted: 0,
  contradictions: [],
});
