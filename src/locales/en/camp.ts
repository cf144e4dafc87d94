import type { SpotName } from '../../../content/furniture/spots.ts';
import { texts } from '../texts.ts';

/** What the spots of the camp are called. */
const spotNames: Readonly<Record<SpotName, string>> = {
  tent: 'Your tent',
  line: 'Between the tents',
  rug: 'Before the fire',
  backLeft: 'Far left, by the pines',
  backRight: 'Far right, by the pines',
  middle: 'Behind the fire',
  frontLeft: 'Near left',
  frontRight: 'Near right',
};

/** Texts of the furniture of the camp. */
export const campWords = texts('camp', {
  list: 'What stands in the camp',
  arrange: 'Arrange your camp',
  title: 'Your camp',
  text: 'Every change is there at once. A piece stands in one spot only: put it elsewhere, and it moves.',
  loading: 'Carrying everything out of the tent…',
  failed: 'Your furniture could not be fetched.',
  again: 'Try again',
  empty: 'You own no furniture yet. The mart sells it, and each region’s town has pieces of its own.',
  toMart: 'To the mart',
  more: 'Find more in the mart',
  nothing: 'Nothing',
  noneFits: 'You own nothing that fits here yet.',
  done: 'Done',
  placed: (piece: string, spot: string) => `${piece}: ${spot}.`,
  cleared: (spot: string) => `${spot}: cleared.`,
  spots: spotNames,
  page: 'Camp',
});
