import { randomUUID } from 'node:crypto';
import { charmKeys, charmOf } from '../../../../content/index.ts';
import {
  type BattleKind,
  type BattleSetup,
  bookHash,
  type Difficulty,
  difficultyOf,
  type Fighter,
  startBattle,
} from '../../../../rules/index.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { carriedOf } from '../../../domain/bag.ts';
import type { Game } from '../../../domain/game.ts';
import type { PlayerRow } from '../../../domain/locks.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { ableToBattle } from '../playable.ts';
import type { StoredBattle } from '../queries.ts';
import { readFighters } from '../teamQueries.ts';
import { freshSeed } from './freshDice.ts';
import { storeBattle } from './startQueries.ts';

/** A creature of the opponent; `begin` gives it an id. */
export type Opponent = Omit<Fighter, 'id'>;

/** The opponent's team and the terms of the battle. */
export interface OpponentTeam {
  readonly kind: BattleKind;
  readonly opponents: readonly Opponent[];
  readonly mapName?: string;
  /**
   * Name of the leader, rival or user, type of the training partners or tier of the gold battle; omitted for a wild creature.
   */
  readonly opponentName?: string;
  /** Id of the title that the user wears whose team it is. */
  readonly opponentTitle?: string | undefined;
  /** Id of the gym, or of the battle against the rival: a victory is stored with it. */
  readonly gymId?: string;
  /** Difficulty of the opponent; if omitted, the default of the battle's kind. */
  readonly difficulty?: Difficulty;
  readonly tier?: string;
  /** Coins for a victory; if omitted, the rules decide. */
  readonly prize?: number;
}

/**
 * The player's team as it enters a battle, without species and moves that the game no longer has.
 * @throws Refusal 409 for a player without a team
 */
export async function readBattleTeam(
  transaction: Transaction,
  { book }: Game,
  playerId: string,
): Promise<Fighter[]> {
  const team = await readFighters(transaction, playerId);
  if (team.length === 0) throw conflict('noCreatureYet');
  const able = ableToBattle(book, team);
  if (able.length === 0) throw conflict('teamUnknown');
  return able;
}

/**
 * Starts a battle with new dice. It replaces the player's previous battle and ends a waiting encounter. This
 * transaction must have locked the player's row.
 */
export async function begin(
  transaction: Transaction,
  services: Services,
  { id }: PlayerRow,
  team: readonly Fighter[],
  challenge: OpponentTeam,
): Promise<StoredBattle> {
  const { kind, mapName = null, gymId = null, tier = null, prize = null } = challenge;
  const { opponentName = null, opponentTitle = null } = challenge;
  // Opponents get new ids: a copy of a user's creature must not have the id of the original.
  const opponents = challenge.opponents.map((opponent) => ({ ...opponent, id: randomUUID() }));
  const { difficulty = difficultyOf(kind) } = challenge;
  const { book } = services.game;
  const { coins, experience } = charmOf(await carriedOf(transaction, id, charmKeys));
  const bonus = { coins, experience };
  const setup: BattleSetup = {
    kind,
    thinking: difficulty,
    bonus,
    team,
    opponents,
    dice: freshSeed(services),
  };
  const state = startBattle(book, setup);
  // The coin bonus raises a gym's prize, but not that of a gold battle, which follows from the stake.
  const raised = prize !== null && kind === 'gym' ? Math.floor((prize * (100 + coins)) / 100) : prize;
  const stored = { state, mapName, opponentName, opponentTitle, gymId, tier, prize: raised };
  const { version } = await storeBattle(transaction, id, {
    setup: { ...setup, book: bookHash(book) },
    ...stored,
  });
  return { ...stored, version, growth: [] };
}
