import { staged } from '../../model/sides.ts';
import {
  ATTACK,
  BURN,
  CLEAR_STAGES,
  DEFENSE,
  HEALTHY,
  PARALYZ,
  PLAIN,
  PLAIN_QUARTERS,
  SPEED,
} from './codes.ts';
import type { EngineMove } from './moves.ts';

export const PLAYER = 0;
export const OPPONENT = 1;
/** Number of a side: `PLAYER` or `OPPONENT`. */
export type SideNumber = typeof PLAYER | typeof OPPONENT;

export const SLOTS = 4;
const MOST_FIGHTERS = 6;

/** Four moves; null for a free slot. */
export type EngineMoves = readonly (EngineMove | null)[];

const NO_MOVES: EngineMoves = [null, null, null, null];

/** A creature in an engine. All numbers are whole. */
export class EngineCreature {
  /** Index in its side, from 0. */
  readonly index: number;
  level = 1;
  mostHp = 1;
  attack = 1;
  defense = 1;
  speed = 1;
  hp = 0;
  /** Number of the ailment, or `HEALTHY`. */
  ailment = HEALTHY;
  /** `TOXIC` poison or `OWN_REST` sleep: see `VARIANTS`. */
  variant = PLAIN;
  /** Rounds lost to the present sleep. */
  slept = 0;
  /** Rounds in which toxic poison has taken hit points. */
  venom = 0;
  /** A bit for each of its types. */
  types = 0;
  /** Number of the pair of its types: see `pairOf`. */
  pair = 0;
  /** ⌊2·level/5⌋ + 2, a factor of the damage formula. */
  force = 2;
  /** By slot. The array is never changed, only replaced, so copies of an engine share it. */
  moves = NO_MOVES;
  /** Moves that the other side has seen it use, in the order seen. */
  readonly seen: (EngineMove | null)[] = [...NO_MOVES];

  constructor(index: number) {
    this.index = index;
  }

  copyFrom(from: EngineCreature): void {
    this.level = from.level;
    this.mostHp = from.mostHp;
    this.attack = from.attack;
    this.defense = from.defense;
    this.speed = from.speed;
    this.hp = from.hp;
    this.ailment = from.ailment;
    this.variant = from.variant;
    this.slept = from.slept;
    this.venom = from.venom;
    this.types = from.types;
    this.pair = from.pair;
    this.force = from.force;
    this.moves = from.moves;
    for (let place = 0; place < SLOTS; place += 1) this.seen[place] = from.seen[place]!;
  }
}

/** A side in an engine: its creatures, and the values that concern only the one in battle. */
export class EngineSide {
  readonly number: SideNumber;
  /** The opposing side. */
  other: EngineSide = this;
  /** Room for six creatures; the first `size` are used. */
  readonly creatures: readonly EngineCreature[];
  size = 0;
  /** Creatures that have not fainted. */
  standing = 0;
  /** Index of the creature in battle, -1 before the first was sent. */
  active = -1;
  /** The creature in battle; the first one before any was sent. */
  creature: EngineCreature;
  /** Round in which it came into battle. */
  since = 0;
  /** -6 to 6 each, by the number of the stage. */
  readonly stages: number[] = [...CLEAR_STAGES];
  /** Actions begun while confused, -1 when not confused. */
  confused = -1;
  flinching = false;
  resting = false;
  seeded = false;
  /** How often the trap has taken hit points, -1 when not trapped. */
  trapped = -1;
  /** Last round of the screen, 0 for none. */
  screenUntil = 0;
  /** Whether the side has used its great move of the battle. */
  greatUsed = false;
  /** Round of the last guard, and the number of guards in consecutive rounds. */
  guardRound = 0;
  guardRow = 0;
  /** Move that must be used next; whether the creature is out of reach until then. */
  locked: EngineMove | null = null;
  hidden = false;
  /** Completed rounds of the present rampage. */
  raged = 0;
  /** The last attack received: dodged or not, effectiveness in quarters, damage. */
  received: EngineMove | null = null;
  dodged = false;
  quarters = PLAIN_QUARTERS;
  damage = 0;
  /** Round in which a move last took hit points from it; only compared with the present round. */
  struck = 0;
  /** Whether the creature is being taken back right now. */
  leaving = false;

  constructor(number: SideNumber) {
    this.number = number;
    this.creatures = Array.from({ length: MOST_FIGHTERS }, (_, index) => new EngineCreature(index));
    this.creature = this.creatures[0]!;
  }

  /** Puts the creature at `index` into battle, or none with -1. */
  activate(index: number): void {
    this.active = index;
    this.creature = this.creatures[Math.max(0, index)]!;
  }

  /** Sets the five stages to 0, without an event. */
  clearStages(): void {
    for (let stage = 0; stage < CLEAR_STAGES.length; stage += 1) this.stages[stage] = 0;
  }

  copyFrom(from: EngineSide): void {
    for (let index = 0; index < from.size; index += 1)
      this.creatures[index]!.copyFrom(from.creatures[index]!);
    this.size = from.size;
    this.standing = from.standing;
    this.activate(from.active);
    this.since = from.since;
    for (let stage = 0; stage < CLEAR_STAGES.length; stage += 1) this.stages[stage] = from.stages[stage]!;
    this.confused = from.confused;
    this.flinching = from.flinching;
    this.resting = from.resting;
    this.seeded = from.seeded;
    this.trapped = from.trapped;
    this.screenUntil = from.screenUntil;
    this.greatUsed = from.greatUsed;
    this.guardRound = from.guardRound;
    this.guardRow = from.guardRow;
    this.locked = from.locked;
    this.hidden = from.hidden;
    this.raged = from.raged;
    this.received = from.received;
    this.dodged = from.dodged;
    this.quarters = from.quarters;
    this.damage = from.damage;
    this.struck = from.struck;
    this.leaving = from.leaving;
  }
}

/** Whether a move can only fail because the side has used a great move before. */
export const isUsedUp = ({ greatUsed }: EngineSide, { great }: EngineMove): boolean => great && greatUsed;

/** Both sides of an empty battle, linked to each other. */
export function newSides(): readonly [EngineSide, EngineSide] {
  const player = new EngineSide(PLAYER);
  const opponent = new EngineSide(OPPONENT);
  player.other = opponent;
  opponent.other = player;
  return [player, opponent];
}

/** Attack of a creature, with the side's stage if in battle. Burns halve it; critical hits ignore lowered stages. */
export function attackNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[ATTACK]! : 0;
  const attack = staged(creature.attack, critical && stage < 0 ? 0 : stage);
  return creature.ailment === BURN ? Math.max(1, attack >> 1) : attack;
}

/** Defense of a creature, with the side's stage if it is in battle. A critical hit ignores raised stages. */
export function defenseNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[DEFENSE]! : 0;
  return staged(creature.defense, critical && stage > 0 ? 0 : stage);
}

/** Speed of the creature in battle. Paralysis halves it. */
export function speedNow({ creature, stages }: EngineSide): number {
  const speed = staged(creature.speed, stages[SPEED]!);
  return creature.ailment === PARALYZ ? speed >> 1 : speed;
}

/** Speed of the player's creature minus that of the opponent's. */
export const speedLead = ({ player, opponent }: Record<'player' | 'opponent', EngineSide>): number =>
  speedNow(player) - speedNow(opponent);
