import type { CreatureType } from '../../../rules/creatures/types.ts';
import type { MoveAppearance } from '../../../src/bridge/canvas.ts';
import type { StagePoint } from '../stage/layout.ts';
import type { Flight } from './flight.ts';

/** A creature on the stage, as far as the effects need it. */
export interface Figure {
  readonly middle: StagePoint;
  readonly feet: StagePoint;
  /** Where beams and projectiles leave it. */
  readonly mouth: StagePoint;
  /** Height of the picture in units. */
  readonly size: number;
}

/** One animation of an attack: the creatures, the weight, and the time of the strike. */
export interface AttackShow {
  readonly type: CreatureType;
  readonly user: Figure;
  readonly target: Figure;
  /** The creature that the move affects: the target, or the user if the move is for itself. */
  readonly focus: Figure;
  /** 1 if the target is to the right of the user, otherwise -1. */
  readonly way: 1 | -1;
  /** Milliseconds until the strike. */
  readonly lead: number;
  /** Factors for number and size of the particles; 1 is usual. */
  readonly much: number;
  readonly big: number;
  readonly width: number;
  readonly height: number;
  readonly fly: (flight: Flight) => void;
}

/** One part of an attack's animation. */
export interface EffectPart {
  /** Milliseconds before the strike at which the part begins. */
  readonly lead: number;
  readonly play: (show: AttackShow) => void;
}

export type On = 'user' | 'target' | 'focus';

/** The effect parts of one type's attacks, by kind of attack. */
export type Recipes = Readonly<Record<MoveAppearance['kind'], readonly EffectPart[]>>;
