import { statSync } from 'node:fs';
import { BALL_TYPES } from '../../rules/creatures/types.ts';

/** Upper bound in bytes for the pictures of one battle, with any stage and any creatures. */
export const HEAVIEST_BATTLE = 900_000;
/** Upper bound in bytes for all layers of a place of battles and the sky above it. */
export const HEAVIEST_PLACE = 60_000;
/** Creatures on each side of the heaviest battle. */
const FIGHTERS = 3;

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

/** `creatures/kindlam.normal`, `.back`, and the form: `.blink` or a feeling; small pictures are for lists. */
const CREATURE = /^(creatures\/[^.]+\.[^.]+)(\.back)?(\.(?:blink|roar|pain|faint))?\.[a-z]+$/;

/**
 * Bytes of all that a battle loads of each creature of a kind as it is seen from one side, the heaviest first: its usual picture, closed eyes,
 * and what it feels but for joy. One without a back is seen from the front on both sides.
 */
function creatureWeights(files: ReadonlyMap<string, string>, side: 'front' | 'back'): number[] {
  const seen = { front: new Map<string, number>(), back: new Map<string, number>() };
  for (const [name, file] of files) {
    const [, creature, back] = CREATURE.exec(name) ?? [];
    if (creature === undefined) continue;
    const weights = seen[back === undefined ? 'front' : 'back'];
    weights.set(creature, (weights.get(creature) ?? 0) + statSync(file).size);
  }
  return [...seen.front]
    .map(([creature, bytes]) => (side === 'back' ? (seen.back.get(creature) ?? bytes) : bytes))
    .sort((one, other) => other - one);
}

const isJoy = (name: string): boolean => name.includes('.joy.');

/**
 * Bytes of the pictures of the heaviest possible battle: stage, three creatures on each side with all that they feel, of which one
 * has joy, a leader's portrait, all balls, types and ailments.
 * @param files file of each name with its ending, `creatures/kindlam.normal.webp`
 */
export function heaviestBattle(files: ReadonlyMap<string, string>): number {
  return (
    heaviest(skyWeights(files), 1) +
    heaviest(placeWeights(files), 1) +
    heaviest(creatureWeights(files, 'front'), FIGHTERS) +
    heaviest(creatureWeights(files, 'back'), FIGHTERS) +
    heaviest(weights(files, 'creatures/', isJoy), 1) +
    heaviest(weights(files, 'portraits/'), 1) +
    sum(weights(files, 'items/', isBall)) +
    sum(weights(files, 'types/')) +
    sum(weights(files, 'status/'))
  );
}
