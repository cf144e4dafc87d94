import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { Sky } from '../sky/sky.ts';
import type { MapFile, MapPoint } from '../tiles/mapFile.ts';
import { Fireflies, Fliers } from './wings.ts';

const butterflies = [
  ['#ffffff', '#5b5470'],
  ['#ffd857', '#7a4b1e'],
  ['#ffa6c8', '#7a2f52'],
  ['#9cc4ff', '#2f4680'],
] as const;
const moths = [
  ['#efe4cd', '#7b6a58'],
  ['#d9cbe6', '#5f5478'],
] as const;
/** One in this many cells of tall grass has a firefly. */
const rare = 6;

/** The small animals of a map: butterflies at flowers, moths at lamps, fireflies over tall grass. */
export function wildlife(
  scene: StageScene,
  { sprites, lights, grass, size, cell }: MapFile,
  sky: Sky,
): Living[] {
  const flowers = sprites
    .filter(({ frame }) => frame.endsWith('.blooms'))
    .map(({ x, y }) => ({ x, y: y - 10 }));
  const lamps = lights.filter(({ kind }) => kind === 'lamp').flatMap((lamp) => [lamp, lamp]);
  const glades = grass.cells
    .filter((_, index) => index % rare === 0)
    .map(([place]): MapPoint => ({ x: (place % size) * cell + 8, y: Math.floor(place / size) * cell + 4 }));
  return [
    new Fliers(
      scene,
      flowers,
      butterflies,
      { range: 15, pace: 1, depth: 700 },
      () => sky.light.day * sky.skies.dry,
    ),
    new Fliers(
      scene,
      lamps,
      moths,
      { range: 9, pace: 2.1, depth: 9070 },
      () => sky.light.night * sky.skies.dry,
    ),
    new Fireflies(scene, glades, () => sky.light),
  ];
}
