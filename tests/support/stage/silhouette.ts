import { CELLS } from '../../../scenes/battle/poses/rig/outline.ts';

/** Whether a place is part of a silhouette; x and y are shares of the picture. */
export type Silhouette = (x: number, y: number) => boolean;

/** The opacity of a silhouette on the grid of outlines. */
export const alphaOf = (silhouette: Silhouette): Uint8Array =>
  Uint8Array.from({ length: CELLS * CELLS }, (_, cell) =>
    silhouette(((cell % CELLS) + 0.5) / CELLS, (Math.floor(cell / CELLS) + 0.5) / CELLS) ? 255 : 0,
  );

const disc =
  (x: number, y: number, r: number): Silhouette =>
  (px, py) =>
    Math.hypot(px - x, py - y) <= r;
const box =
  (left: number, top: number, right: number, bottom: number): Silhouette =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;

/** Looks to the left: a round body on two legs, a head before it, a tail that rises behind it. */
const parts = {
  body: disc(0.52, 0.68, 0.17),
  head: disc(0.3, 0.44, 0.13),
  neck: box(0.3, 0.45, 0.5, 0.66),
  legs: box(0.42, 0.8, 0.47, 0.9375),
  legsBehind: box(0.58, 0.8, 0.63, 0.9375),
  tail: box(0.66, 0.56, 0.92, 0.62),
};
export const beast: Silhouette = (x, y) => Object.values(parts).some((part) => part(x, y));
export const beastHead = { x: 0.3, y: 0.44, r: 0.13 };
