import type { signsOfFourlight } from '../../../../content/signs/fourlight.ts';
import type { SignTexts } from '../../../../content/signs/index.ts';

/** What signs, books and curious things of Fourlight say. */
export const fourlightSigns: SignTexts<typeof signsOfFourlight> = {
  'halfpast-road': {
    name: 'signpost',
    boxes: ['HALFPAST. You are expected, some time. Please do not wind anything.'],
  },
  'halfpast-north': {
    name: 'signpost',
    boxes: ['THE UNHURRIED MILE, north. It takes as long as it takes, and one minute for the view.'],
  },
  'halfpast-dial': {
    name: 'plate on the sundial',
    boxes: ['FOUR SHADOWS, NO SUN NEEDED. If all of them agree, please tell somebody.'],
  },
  'halfpast-well': {
    name: 'plate on the well',
    boxes: [
      'WATER OF ALL HOURS. Walk past it with your flask: it was filled a moment ago, or is just about to be.',
    ],
  },
  'halfpast-dawn': {
    name: 'plate below the rose light',
    boxes: ['DAWN. Lit by nobody. Early on principle.'],
  },
  'halfpast-night': {
    name: 'plate below the blue light',
    boxes: ['NIGHT. Brightest of the four, and the only one that apologises for it.'],
  },
  'halfpast-barrel': {
    name: 'barrel',
    boxes: ['Spare minutes, says the lid. Somebody has been saving them up, and something else.'],
  },
  'halfpast-crate': {
    name: 'crate',
    boxes: ['DELIVER BY NOON. It does not say which one, so it has stood here since.'],
  },
  'halfpast-stone': {
    name: 'warm stone',
    boxes: ['A stone of noon. It is warm on top, warm below, and hollow where a hand fits.'],
  },
};
