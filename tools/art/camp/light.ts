import type { Hour } from '../../../rules/world/types.ts';
import { mix } from '../kit.ts';

/** The colours of the camp at an hour. Lists go from top to bottom or from dark to light. */
export interface Light {
  readonly sky: readonly [string, string, string, string];
  readonly far: readonly [string, string];
  readonly woods: readonly [string, string];
  readonly trees: readonly [string, string];
  readonly grass: readonly [string, string, string];
  readonly tuft: readonly [string, string];
  readonly earth: readonly [string, string];
  readonly cloud: readonly [string, string];
  /** Colour of the air and how much of it lies on things, 0 to 1. */
  readonly air: readonly [string, number];
  /** Strength of the fire's light on the ground and the tents, 0 to 1. */
  readonly fire: number;
  /** Number of stars. */
  readonly stars: number;
}

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#6a7fc4', '#b79bcb', '#f6b9ac', '#ffe2b0'],
    far: ['#a48fbd', '#c9a9c0'],
    woods: ['#6f7fa0', '#938fab'],
    trees: ['#35606a', '#6a8c83'],
    grass: ['#b9cc8b', '#87ad6c', '#567f55'],
    tuft: ['#5f8f5c', '#a9c680'],
    earth: ['#d9b58b', '#b98f6c'],
    cloud: ['#ffd9c2', '#d79fb7'],
    air: ['#d98f9a', 0.16],
    fire: 0.42,
    stars: 14,
  },
  day: {
    sky: ['#58b2ee', '#8fd0f6', '#c9ebfb', '#eef9f4'],
    far: ['#8fb9d6', '#b5d5e2'],
    woods: ['#5f9f92', '#83bb9f'],
    trees: ['#2c7358', '#56a56c'],
    grass: ['#aede7b', '#85c85f', '#4f9848'],
    tuft: ['#579c49', '#9cd66d'],
    earth: ['#e2c691', '#c6a06a'],
    cloud: ['#ffffff', '#d5ebf6'],
    air: ['#ffffff', 0],
    fire: 0.18,
    stars: 0,
  },
  dusk: {
    sky: ['#28225c', '#76408c', '#de6c7b', '#ffbe80'],
    far: ['#5d4482', '#8f5a90'],
    woods: ['#43416f', '#66527f'],
    trees: ['#20324a', '#47566c'],
    grass: ['#7b8a62', '#4c7056', '#26463f'],
    tuft: ['#2f5549', '#74895c'],
    earth: ['#b08a68', '#7d5c50'],
    cloud: ['#ff9f7f', '#7c4a8d'],
    air: ['#3c2a62', 0.34],
    fire: 0.85,
    stars: 46,
  },
  night: {
    sky: ['#0b0d2b', '#171c49', '#2b3570', '#4a5590'],
    far: ['#20285a', '#303a72'],
    woods: ['#18244a', '#263660'],
    trees: ['#0f1a34', '#263a5a'],
    grass: ['#3b5d56', '#254741', '#12282b'],
    tuft: ['#173534', '#3f6455'],
    earth: ['#6d5a55', '#43393f'],
    cloud: ['#39427c', '#232b5c'],
    air: ['#131839', 0.52],
    fire: 1,
    stars: 150,
  },
};

/** A colour by daylight as it is at another hour. */
export const inLight =
  ({ air: [air, amount] }: Light) =>
  (colour: string): string =>
    mix(colour, air, amount);
