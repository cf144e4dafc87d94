import type { CreatureType } from '../../../rules/creatures/types.ts';
import type { MoveAppearance } from '../../../src/bridge/canvas.ts';
import type { StagePoint } from '../stage/layout.ts';
import type { Flight } from './flight.ts';

/** Somebody on the stage, as far as effects need to know. */
export interface Figure {
  readonly middle: StagePoint;
  readonly feet: StagePoint;
  /** Height of its picture, in units. */
  readonly size: number;
}

/** One showing of an attack: who, how heavy, and when it strikes. */
export interface AttackShow {
  readonly type: CreatureType;
  readonly user: Figure;
  readonly target: Figure;
  /** Whom it is about: the target, or the user where the move is for itself. */
  readonly focus: Figure;
  /** 1 where the target is to the right of the user. */
  readonly way: 1 | -1;
  /** Milliseconds until it strikes. */
  readonly lead: number;
  /** How many times as many particles, and as large, as usual. */
  readonly much: number;
  readonly big: number;
  readonly width: number;
  readonly height: number;
  readonly fly: (flight: Flight) => void;
}

/** A piece of an attack. */
export interface EffectPart {
  /** Milliseconds before the strike at which it begins. */
  readonly lead: number;
  readonly play: (show: AttackShow) => void;
}

export type On = 'user' | 'target' | 'focus';

/** What the attacks of one type are made of, by how they get to their target. */
export type Recipes = Readonly<Record<MoveAppearance['kind'], readonly EffectPart[]>>;
