import type { SpinePoint } from '../core/tube.ts';
import { type BeastHeadShape, headPlaces } from './beast-head.ts';
import { type Anchors, GROUND, type Place } from './body.ts';

/** Proportions and pose of a coiled serpent; every number is optional. */
export interface SerpentShape extends BeastHeadShape {
  /** Radius of the head in units, 22…46; a hatchling has 40. */
  readonly head?: number;
  /** Half the thickness of the body in units, 12…30. */
  readonly girth?: number;
  /** Half the width of the coil in units, 44…90. */
  readonly coil?: number;
  /** Height of the raised neck above the coil in units, 20…120. */
  readonly rise?: number;
  /** How far the neck curves backwards, 0…1. */
  readonly sway?: number;
  /** Length of the tail tip that stands up behind the coil, 0…1. */
  readonly tail?: number;
}

/** Sizes and places of a coiled serpent, in units. */
export function measureSerpent(shape: SerpentShape) {
  const { head: radius = 36, girth = 22, coil = 62, rise = 66 } = shape;
  const { sway = 0.5, tail = 0.6, snout = 0.3 } = shape;
  const middle = 126;
  const frontY = GROUND - girth;
  const backY = frontY - girth * 1.55;
  const rootX = middle + coil * 0.36;
  const headX = middle - coil * 0.3 - sway * 6;
  const headY = backY - rise - radius * 0.3;
  const head = { x: headX, y: headY, radius };
  const behind: SpinePoint[] = [
    [middle - coil + girth * 0.3, frontY - girth * 0.5, girth],
    [middle - coil * 0.4, backY + girth * 0.1, girth * 1.04],
    [middle + coil * 0.5, backY + girth * 0.1, girth * 1.04],
    [middle + coil, frontY - girth * 0.3, girth * 0.95],
  ];
  const front: SpinePoint[] = [
    [middle + coil, frontY - girth * 0.4, girth * 0.9],
    [middle + coil * 0.5, frontY + girth * 0.02, girth],
    [middle - coil * 0.4, frontY + girth * 0.02, girth * 1.04],
    [middle - coil - girth * 0.1, frontY - girth * 0.5, girth * 0.95],
  ];
  const neck: SpinePoint[] = [
    [rootX, frontY - girth * 0.5, girth * 1.06],
    [rootX + 6 + sway * 16, backY - rise * 0.28, girth * 1.02],
    [rootX - 8 + sway * 4, backY - rise * 0.68, girth * 0.92],
    [headX + radius * 0.34, headY + radius * 0.2, Math.min(girth * 0.9, radius * 0.74)],
  ];
  const reach = 30 + 60 * tail;
  const tailX = middle + coil * 0.8;
  const tailSpine: SpinePoint[] = [
    [tailX - coil * 0.2, frontY, girth * 0.8],
    [tailX + reach * 0.46, frontY - 2, girth * 0.56],
    [tailX + reach * 0.66, frontY - reach * 0.4, girth * 0.36],
    [tailX + reach * 0.5, frontY - reach * 0.78, girth * 0.18],
  ];
  const tip = tailSpine[3]!;
  const at: Anchors = {
    head,
    ...headPlaces(head, snout),
    back: neck
      .slice(0, 3)
      .reverse()
      .map(([x, y, thick]): Place => [x + thick * 0.9, y - thick * 0.2]),
    tail: [tip[0], tip[1]],
    shoulders: [
      [neck[2]![0] - girth * 0.8, neck[2]![1] + girth],
      [neck[2]![0] + girth * 0.8, neck[2]![1] + girth],
    ],
    feet: [[middle, GROUND]],
    hands: [],
    belly: [neck[1]![0] - girth * 0.5, neck[1]![1]],
  };
  return { at, girth, behind, front, neck, tailSpine };
}
