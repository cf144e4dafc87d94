/**
 * Where everything of a battle stands in its one `Int32Array`: a header, then both sides, each followed by its
 * six places for fighters. Truth is 1 or 0; "none" is -1 where 0 has a meaning.
 */

/** Header: rounds played, the weather and the last round that it holds, 0 for none. */
export const ROUND = 0;
export const WEATHER = 1;
export const WEATHER_UNTIL = 2;
/** The four words of the dice, and the block of four words last drawn from (its number is -1 before the first). */
export const KEY = 4;
export const COUNT = 7;
export const BLOCK = 8;
export const WORDS = 9;

/** Each side: the creature in battle by its index (-1 before the first was sent) and by its place in the cells. */
export const ACTIVE = 0;
export const ACTIVE_AT = 1;
/** How many creatures it has, and how many still stand. */
export const SIZE = 2;
export const STANDING = 3;
/** Round in which the one in battle came. */
export const SINCE = 4;
/** Five stages: attack, defense, speed, accuracy, evasion. */
export const STAGES = 5;
export const ATTACK_STAGE = 5;
export const DEFENSE_STAGE = 6;
export const SPEED_STAGE = 7;
export const ACCURACY_STAGE = 8;
export const EVASION_STAGE = 9;
/** Actions begun while confused, -1 when not confused. */
export const CONFUSED = 10;
export const FLINCHING = 11;
export const RESTING = 12;
export const SEEDED = 13;
/** End-of-round squeezes suffered, -1 when not trapped. */
export const TRAPPED = 14;
/** Last round that the screen holds, 0 for none. */
export const SCREEN_UNTIL = 15;
/** Round of the last guard, and how many it was in a row. */
export const GUARD_ROUND = 16;
export const GUARD_ROW = 17;
/** Move that must be used next, -1 for none; whether the creature is out of reach until then. */
export const LOCKED = 18;
export const HIDDEN = 19;
/** Rounds of the present rampage. */
export const RAGED = 20;
/** The last attack received: its move (-1 for none), dodged or not, effectiveness in quarters, damage. */
export const RECEIVED = 21;
export const DODGED = 22;
export const QUARTERS = 23;
export const DAMAGE = 24;
/** Round in which a move last took hit points from it; means something within that round only. */
export const STRUCK = 25;
/** Whether the creature is being taken back just now. */
export const LEAVING = 26;

/** Each fighter. */
export const LEVEL = 0;
export const MOST_HP = 1;
export const ATTACK = 2;
export const DEFENSE = 3;
export const SPEED = 4;
export const HP = 5;
export const AILMENT = 6;
/** Toxic poison, or the sleep of its own rest: see `VARIANTS`. */
export const VARIANT = 7;
/** Rounds lost to the present sleep; rounds that toxic poison has worked. */
export const SLEPT = 8;
export const VENOM = 9;
/** A bit for each of its types, and the number of the pair in the chart. */
export const TYPES = 10;
export const PAIR = 11;
/** ⌊2·level/5⌋ + 2, which every damage begins with. */
export const FORCE = 12;
/** Four slots, then four places for the moves seen, in the order seen; -1 for free. */
export const MOVES = 13;
export const SEEN = 17;

export const SLOTS = 4;
export const MOST_FIGHTERS = 6;
const HEADER_SIZE = 16;
const SIDE_HEADER = 27;
const FIGHTER_SIZE = 21;
const SIDE_SIZE = SIDE_HEADER + MOST_FIGHTERS * FIGHTER_SIZE;
export const GAME_SIZE = HEADER_SIZE + 2 * SIDE_SIZE;

/** The log: how many places are used, then the events, each with eight places. */
export const FIRST_EVENT = 1;
export const EVENT_SIZE = 8;
const MOST_EVENTS = 128;
export const LOG_SIZE = FIRST_EVENT + MOST_EVENTS * EVENT_SIZE;

export const PLAYER = 0;
export const OPPONENT = 1;
/** Number of a side: `PLAYER` or `OPPONENT`. */
export type SideNumber = 0 | 1;

/** Where a side begins. */
export const sideAt = (side: SideNumber): number => HEADER_SIZE + side * SIDE_SIZE;

/** Where a fighter of a side begins, by its index from 0. */
export const fighterAt = (side: SideNumber, index: number): number =>
  HEADER_SIZE + side * SIDE_SIZE + SIDE_HEADER + index * FIGHTER_SIZE;

/** The side across. */
export const opposite = (side: SideNumber): SideNumber => (side === PLAYER ? OPPONENT : PLAYER);
