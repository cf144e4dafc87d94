import type { signsOfFourlight } from '../../../../content/signs/fourlight.ts';
import type { SignTexts } from '../../../../content/signs/index.ts';
import { texts } from '../../texts.ts';

/** What signs, books and curious things of Fourlight say. */
export const fourlightSigns = texts<SignTexts<typeof signsOfFourlight>>('signs/fourlight', {
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
  'mile-foot': {
    name: 'signpost',
    boxes: ['THE UNHURRIED MILE. Morning left, noon right, the rest further up. No overtaking.'],
  },
  'mile-fork': {
    name: 'signpost',
    boxes: ['DUSK, right. NIGHT, left. If in doubt, it is both.'],
  },
  'mile-dawn': {
    name: 'plate below the rose light',
    boxes: ['A MORNING, ONE. Property of the wood. Please return it before lunch.'],
  },
  'mile-noon': {
    name: 'plate below the golden light',
    boxes: ['NOON. Shadows may be left here and collected on the way back.'],
  },
  'mile-dusk': {
    name: 'plate below the violet light',
    boxes: ['DUSK. It fell here in the year of the flood and nobody was hurt.'],
  },
  'mile-night': {
    name: 'plate below the blue light',
    boxes: ['NIGHT, SELF-SERVICE. Stars are to be left as found.'],
  },
  'mile-islet': {
    name: 'signpost',
    boxes: [
      'CLOSED. Opens for whoever has stood before all four lights in the order in which they get up.',
      'Whoever mixes them up begins again. Dawn has never minded.',
    ],
  },
  'mile-cairn': {
    name: 'cairn',
    boxes: ['Halfway between breakfast and supper. There is a gap at about tea time.'],
  },
  'mile-log': {
    name: 'log',
    boxes: ['A bed of moss, still warm. Whoever slept here has left a tip.'],
  },
  'mile-boulder': {
    name: 'boulder',
    boxes: ['Too hot to touch on the sunny side. The other side has been waiting for somebody clever.'],
  },
  'hearth-sign': {
    name: 'signpost',
    boxes: ['THE COLD HEARTH. Wipe your feet. It remembers being a kitchen.'],
  },
  'hearth-mantel': {
    name: 'mantel of the hearth',
    boxes: [
      'Four jars: salt, honey, thyme, and one that says LATER. The ashes have been cold for a thousand years, and swept this morning.',
    ],
  },
  'hearth-shelf-first': {
    name: 'first shelf',
    boxes: ['Volume one begins: “It was cold.” So is volume two. From volume nine on there is soup in it.'],
  },
  'hearth-shelf-last': {
    name: 'last shelf',
    boxes: [
      'Books that thaw before they are finished. The endings run off into the valley, where people have to make them up.',
    ],
  },
  'hearth-kettle': {
    name: 'kettle',
    boxes: [
      'Filled every evening for whoever comes. Nobody has said who that might be, so it is a large kettle.',
    ],
  },
  'hearth-cairn': {
    name: 'cairn',
    boxes: [
      'One stone from each house of the valley. The smallest is a child’s, and has something below it.',
    ],
  },
  'hearth-barrel': {
    name: 'barrel',
    boxes: ['Apples, it says. They rolled home long ago, and left what they could not carry.'],
  },
  'hearth-larder': {
    name: 'signpost',
    boxes: ['LARDER, down. Kept dark since the first supper. Please bring a light, and take it home again.'],
  },
  'larder-crate': {
    name: 'crate of jars',
    boxes: [
      'JAM, says the first jar. JAM, says the second. NOT JAM, says the third in the same hand, and rattles.',
    ],
  },
  'larder-honey': {
    name: 'barrel of honey',
    boxes: [
      'Honey, a thousand years old. A spoon stands upright in it. Nobody admits to having stirred last.',
    ],
  },
  'hearth-boulder': {
    name: 'boulder',
    boxes: ['It did not make it into the hearth. It was promised a part in the second one.'],
  },
});
