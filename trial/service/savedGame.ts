import type { Switched } from '../../content/maps/ways/switches.ts';
import { newcomer } from '../../content/starters.ts';
import type { AVATARS } from '../../contract/shapes/avatar.ts';
import type { CoinReason, Result } from '../../contract/shapes/journal.ts';
import { FRESH_DAY, type PrizeDay } from '../../rules/battle/userPrize.ts';
import type { Kind } from '../../rules/creatures/types.ts';
import { type DiceState, diceFromBytes } from '../../rules/model/random.ts';
import type { BattleKind } from '../../rules/model/state.ts';
import type { EmberChoice } from '../../rules/people/types.ts';
import type { Cell } from '../../rules/world/types.ts';
import type { CreatureRow } from '../../server/domain/creatures/creatureView.ts';
import type { Game, MapName } from '../../server/domain/game.ts';
import type { StoredBattle } from '../../server/features/battles/queries.ts';
import { trialWords } from '../../src/locales/en/trial.ts';

/** What the service cannot know by itself. Tests replace it. */
export interface Surroundings {
  readonly game: Game;
  /** Milliseconds since the beginning of 1970. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly newId: () => string;
}

/** A battle that is over. */
interface EndedBattle {
  readonly id: string;
  readonly battleType: BattleKind;
  readonly opponent: string;
  readonly gymId: string | null;
  readonly mapName: string | null;
  readonly result: Result;
  readonly rounds: number;
  readonly coins: number;
  readonly exp: number;
  readonly at: string;
}

/** A change of the player's coins. */
interface CoinEntry {
  readonly amount: number;
  readonly balance: number;
  readonly reason: CoinReason;
  readonly at: string;
}

/** Everything that a trial keeps in the browser: plain data, changed in place by one request after the other. */
export interface SavedGame {
  /** Raised when an older game can no longer be read. */
  readonly format: 1;
  readonly username: string;
  readonly since: string;
  coins: number;
  readonly bag: Record<string, number>;
  look: (typeof AVATARS)[number];
  mapName: MapName;
  cell: Cell;
  /** The maps that the player has walked on; absent in games of an older version. */
  reached?: string[];
  /** What the player has switched; absent in games of an older version. */
  switched?: Switched;
  /** The day of each thing that was found and of each bush that was picked; absent in games of an older version. */
  found?: Record<string, string>;
  encounter: { readonly species: string; readonly level: number; readonly kind: Kind } | null;
  dice: DiceState;
  steps: number;
  creatures: CreatureRow[];
  /** Number of the next creature. */
  next: number;
  /** Kinds of each species that were seen and caught. */
  readonly pokedex: Record<string, { seen: number[]; caught: number[] }>;
  /** The answer to the keeper of the hearth; absent before it. */
  ember?: EmberChoice;
  readonly beaten: { gymId: string; beatenAt: string }[];
  /** The names of the boxes by their numbers; absent in games of an older version. */
  boxes?: Record<string, string>;
  /** The furniture in each spot of the camp; absent in games of an older version. */
  camp?: Record<string, string>;
  /** When achievements were reached, by their ids; absent in games of an older version. */
  achieved?: Record<string, string>;
  battle: (StoredBattle & { readonly tier: string | null }) | null;
  /** The latest ones first, at most `MOST_ENTRIES`. */
  ended: EndedBattle[];
  ledger: CoinEntry[];
  readonly counts: Record<string, number>;
  streak: number;
  bestStreak: number;
  today: PrizeDay & { readonly day: string };
  settings: Record<string, unknown>;
}

/** Number of past battles, and of changes of coins, that a trial keeps. */
export const MOST_ENTRIES = 100;

const SEED_BYTES = 16;

/** A game that has just begun. */
export function newGame({ game, now, randomBytes }: Surroundings): SavedGame {
  const { name, start } = game.grounds[newcomer.map];
  const at = new Date(now()).toISOString();
  return {
    format: 1,
    username: trialWords.player,
    since: at,
    coins: newcomer.coins,
    bag: { ...newcomer.items },
    look: 'player',
    mapName: name,
    cell: start,
    encounter: null,
    dice: diceFromBytes(randomBytes(SEED_BYTES)),
    steps: 0,
    creatures: [],
    next: 1,
    pokedex: {},
    beaten: [],
    battle: null,
    ended: [],
    ledger: [{ amount: newcomer.coins, balance: newcomer.coins, reason: 'newcomer', at }],
    counts: {},
    streak: 0,
    bestStreak: 0,
    today: { ...FRESH_DAY, day: at.slice(0, 10) },
    settings: {},
  };
}
