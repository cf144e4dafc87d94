import type { Call, ReplyOf } from '../../contract/call.ts';
import type { ErrorReply } from '../../contract/errors.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { MapReply } from '../../contract/shapes/map.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { type Dice, seededDice } from '../../rules/index.ts';
import { Connection } from '../bench/shared/connection.ts';
import { Pause } from './pause.ts';
import { type Confirmed, nothingConfirmed } from './record.ts';
import { Statistics } from './statistics.ts';

/** Milliseconds without a byte after which a request counts as unanswered. */
const ANSWER_TIMEOUT = 20_000;

/** A definite reply. */
export type Answer<C extends Call> =
  | { readonly ok: true; readonly status: number; readonly body: ReplyOf<C> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly refusal: ErrorReply;
    };

/** How the bots of a run play. */
export interface Options {
  /** Decides what each bot does, in which order, and its think times. */
  readonly seed: number;
  /** Address of the game. */
  readonly address: string;
  readonly players: number;
  /** Factor of the think times: 1 for those of people, 0 for none. */
  readonly pace: number;
  /** Milliseconds for which a request without a definite reply is repeated before the bot gives up. */
  readonly patience: number;
  /** Part of each player's name, so that several runs can use one database. */
  readonly run: string;
  /** Whether each bot sends its own `X-Forwarded-For`, as players behind a trusted proxy have. */
  readonly forwarded?: boolean;
}

/** The bots of a run and what they share. */
export interface Crowd extends Options {
  readonly bots: readonly Bot[];
  readonly statistics: Statistics;
  readonly pause: Pause;
  /** Who made an offer, by the offer's id. */
  readonly makers: Map<string, Bot>;
}

/** A player who is played by a program, through the calls of the game alone. */
export interface Bot {
  /** From 0. */
  readonly number: number;
  readonly name: string;
  readonly password: string;
  readonly crowd: Crowd;
  readonly connection: Connection;
  readonly confirmed: Confirmed;
  /** Session token; empty without a session. */
  token: string;
  /** Whether it does without think times for a while. */
  hurries: boolean;
  /** Number of activities so far. */
  activities: number;
  /** Number of changes asked for, which numbers the keys of repeated requests. */
  asked: number;
  /** Chance of the current activity. */
  dice: Dice;
  /** What the last replies have shown; null if unknown. */
  profile: Profile | null;
  map: MapReply | null;
  battle: BattleDetails | null;
}

/** Dice for one activity of one bot: they depend on nothing that has happened before. */
export const diceOf = (seed: number, bot: number, activity: number): Dice =>
  seededDice([seed | 0, bot, activity, 0]);

/** Makes the bots of a run. None of them has an account yet. */
export function newCrowd(options: Options): Crowd {
  const bots: Bot[] = [];
  const crowd = {
    ...options,
    bots,
    statistics: new Statistics(),
    pause: new Pause(),
    makers: new Map<string, Bot>(),
  };
  for (let number = 0; number < options.players; number++) {
    bots.push({
      number,
      name: `Bot ${options.run} ${number}`,
      password: `${options.run} ${number} plays`,
      crowd,
      connection: new Connection(options.address, ANSWER_TIMEOUT),
      confirmed: nothingConfirmed(),
      token: '',
      hurries: false,
      activities: 0,
      asked: 0,
      dice: diceOf(options.seed, number, 0),
      profile: null,
      map: null,
      battle: null,
    });
  }
  return crowd;
}

/** One of the items; undefined if there are none. */
export const oneOf = <Item>({ dice }: Bot, items: readonly Item[]): Item | undefined =>
  items.length > 0 ? items[dice.roll(items.length)] : undefined;

/** Closes the connections of all bots. */
export function closeCrowd({ bots }: Crowd): void {
  for (const { connection } of bots) connection.close();
}
