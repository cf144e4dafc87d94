import type { signsOfGreenreach } from '../../../../content/signs/greenreach.ts';
import type { SignTexts } from '../../../../content/signs/index.ts';
import { texts } from '../../texts.ts';

/** What signs, books and curious things of Greenreach say. */
export const greenreachSigns = texts<SignTexts<typeof signsOfGreenreach>>('signs/greenreach', {
  'hamlet-square': {
    name: 'signpost',
    boxes: [
      'SQUARE, straight on. The WELL fills every flask that walks past it, free of charge.',
      'Below, in pencil: a flask is three draughts. Drink in battle, when it hurts. Not before. I was bored and now it is empty.',
    ],
  },
  'hamlet-north': {
    name: 'signpost',
    boxes: [
      'LATCHFORD, north: nine leaders, one mart, some geese. The geese are not part of the challenge. They only think so.',
    ],
  },
  'hamlet-lake': {
    name: 'signpost',
    boxes: ['LAKE. The bridge carries one person, or two who get on. Please do not feed the island.'],
  },
  'hamlet-barrel': {
    name: 'rain barrel',
    boxes: ['A rain barrel, half full. At the bottom lies yesterday’s sky, and it wants cleaning.'],
  },
  'hamlet-oak': {
    name: 'little door in the oak',
    boxes: [
      'A door in the great oak, as high as a boot. Somebody has knocked so often that the paint is gone. You knock.',
    ],
  },
  'hamlet-boulder': {
    name: 'boulder',
    boxes: [
      'It has lain here since the ice went home. One side is worn smooth by people who sat down to think of something else.',
    ],
  },
  'hamlet-stump': {
    name: 'stump',
    boxes: ['Eighty-one rings. Somebody has marked the year of the good soup.'],
  },
  'hamlet-stone': {
    name: 'standing stone',
    boxes: [
      'A spiral, cut deep. If you follow it with a finger you arrive in the middle, a little surprised.',
    ],
  },
  'coast-bridge': {
    name: 'signpost',
    boxes: ['GREEN LAND, west. SEA, south. If your feet are wet you have chosen already.'],
  },
  'coast-mill': {
    name: 'signpost',
    boxes: ['MILL. Flour by the sack, advice by the hour, mostly about Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'signpost',
    boxes: ['RING OF STONES, east. No two people have counted the same number, and there are four.'],
  },
  'coast-book': {
    name: 'lighthouse log',
    boxes: [
      'Monday: fog. Tuesday: fog. Wednesday: somebody shouted “is there a lighthouse here?” I shouted yes.',
      'Thursday: clear. Saw that the barrel by the house had gone. Friday: the barrel is back. It will not say where it was.',
    ],
  },
  'coast-crate': {
    name: 'crate',
    boxes: [
      'THE UNSINKABLE, says the crate, in chalk. The captain has gone to bed. Below the lid it smells of turnips and of adventure.',
    ],
  },
  'coast-stump': {
    name: 'hollow stump',
    boxes: ['Hollow right down. Somebody keeps acorns here, and receipts for them.'],
  },
  'coast-stone': {
    name: 'stone in the hills',
    boxes: [
      'The letters say: WHOEVER STANDS HERE HAS COME THE LONG WAY ROUND. Behind it the moss has been lifted.',
    ],
  },
  'coast-barrel': {
    name: 'barrel',
    boxes: ['Herring, says the lid. Empty, says the echo. The cat has no statement to make.'],
  },
  'town-north': {
    name: 'signpost',
    boxes: [
      'TO THE MOOR. The gate asks for three badges. It has been offered cake, and it still asks for badges.',
    ],
  },
  'town-south': {
    name: 'signpost',
    boxes: [
      'LATCHFORD. Nine gyms, named by their owners, judged by their doormats. Wipe your creature’s feet.',
    ],
  },
  'town-east': {
    name: 'signpost',
    boxes: ['COAST, that way. Bring a hat. Bring a string for the hat.'],
  },
  'town-well': {
    name: 'plate on the well',
    boxes: [
      'GIVEN BY THE GUILD OF COOPERS, who regret the leak. Walk past it and your flask is full. So are their shoes.',
    ],
  },
  'town-sluices': {
    name: 'signpost',
    boxes: [
      'WATER MEADOW. Two wheels, three sluices. Each wheel minds two of them; the one in the middle has two masters.',
      'Below, in chalk: “Like our cat.”',
    ],
  },
  'town-barrel': {
    name: 'barrel behind the mart',
    boxes: ['“Returned: does not bounce.” The rest of the label is about whose fault that was.'],
  },
  'town-crate': {
    name: 'crate behind the mart',
    boxes: ['FRAGILE, in red, on all six sides. Something in it has rolled into a corner and stayed there.'],
  },
  'town-fence': {
    name: 'loose board',
    boxes: ['One board of the fence swings on a single nail. Half the town goes to school through here.'],
  },
});
