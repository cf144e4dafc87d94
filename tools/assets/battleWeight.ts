import { statSync } from 'node:fs';
import { BALL_TYPES } from '../../rules/creatures/types.ts';

/** Upper bound in bytes for the pictures of one battle, with any stage and any creatures. */
export const HEAVIEST_BATTLE = 500_000;
/** Upper bound in bytes for all layers of a place of battles and the sky above it. */
export const HEAVIEST_PLACE = 60_000;
/** Creatures in the heaviest battle: three on each side. */
const FIGHTERS = 6;

/** File sizes of the pictures whose names begin with `start`, the largest first. */
function weights(
  files: ReadonlyMap<string, string>,
  start: string,
  isWanted = (_: string) => true,
): number[] {
  return [...files]
    .filter(([name]) => name.startsWith(start) && isWanted(name))
    .map(([, file]) => statSync(file).size)
    .sort((one, other) => other - one);
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const heaviest = (sizes: readonly number[], count: number): number => sum(sizes.slice(0, count));
const isSky = (name: string): boolean => name.startsWith('battle/sky.');

/** Bytes of the sky of each hour, the heaviest first. */
export const skyWeights = (files: ReadonlyMap<string, string>): number[] => weights(files, 'battle/', isSky);

/** Bytes of the layers of each place of battles, the heaviest first; without the sky, which places share. */
export function placeWeights(files: ReadonlyMap<string, string>): number[] {
  const places = new Map<string, number>();
  for (const [name, file] of files) {
    if (!name.startsWith('battle/') || isSky(name)) continue;
    const place = name.split('.')[0] ?? name;
    places.set(place, (places.get(place) ?? 0) + statSync(file).size);
  }
  return [...places.values()].sort((one, other) => other - one);
}
const isBall = (name: string): boolean => BALL_TYPES.some((ball) => name.startsWith(`items/${ball}.`));

/**
 * Bytes of the pictures of the heaviest possible battle: stage, six creatures with open and closed eyes, a leader's
 * portrait, all balls, types and ailments.
 * @param files file of each name with its ending, `creatures/kindlam.normal.webp`
 */
export function heaviestBattle(files: ReadonlyMap<string, string>): number {
  return (
    heaviest(skyWeights(files), 1) +
    heaviest(placeWeights(files), 1) +
    heaviest(weights(files, 'creatures/'), 2 * FIGHTERS) +
    heaviest(weights(files, 'portraits/'), 1) +
    sum(weights(files, 'items/', isBall)) +
    sum(weights(files, 'types/')) +
    sum(weights(files, 'status/'))
  );
}
