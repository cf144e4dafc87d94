import type { signsOfHarkmoor } from '../../../../content/signs/harkmoor.ts';
import type { SignTexts } from '../../../../content/signs/index.ts';
import { texts } from '../../texts.ts';

/** What signs, books and curious things of Harkmoor say. */
export const harkmoorSigns = texts<SignTexts<typeof signsOfHarkmoor>>('signs/harkmoor', {
  'peatwick-road': {
    name: 'signpost',
    boxes: ['PEATWICK. Population: some. Nearest neighbour: the bog. Do not lend it anything.'],
  },
  'peatwick-well': {
    name: 'plate on the well',
    boxes: [
      '“This well is deeper than it looks.” Below, scratched: “It looked back.” Your flask does not mind either way.',
    ],
  },
  'peatwick-barrel': {
    name: 'tar barrel',
    boxes: [
      'Tar, for boats. There has not been a boat here since the bog ate the last one. Under the rim something is wedged.',
    ],
  },
  'peatwick-crate': {
    name: 'crate',
    boxes: ['Addressed to the Drowned Chapel. Returned. “Not at home, only damp.”'],
  },
  'peatwick-cairn': {
    name: 'cairn',
    boxes: ['One stone for everybody who found the way back. Somebody has been tidying it, by size.'],
  },
  'peatwick-log': {
    name: 'fallen log',
    boxes: ['It fell across the road, and the road was moved. That is how things are done here.'],
  },
  'hark-gate': {
    name: 'signpost',
    boxes: ['THE LONG HARK. Walk quietly: it is listening. Walk loudly: it has heard worse.'],
  },
  'hark-fork': {
    name: 'signpost',
    boxes: [
      'PATH. Takes its time, and will take some of yours. Shepherds are asked to count the stones and not to tell.',
    ],
  },
  'hark-door': {
    name: 'stone beside the door',
    boxes: [
      'THE GREAT STONE SPEAKS FIRST, BEING SLOW. THE SMALL ONE CANNOT WAIT. THE MIDDLE ONE SAYS AMEN.',
      'Smaller: “Step on them softly. At a wrong word all of them sulk, and so does the door.”',
    ],
  },
  'hark-stone': {
    name: 'hark stone',
    boxes: [
      'You lay your ear against it. Far down something hums, off key, like somebody at the washing-up.',
    ],
  },
  'hark-boulder': {
    name: 'boulder',
    boxes: [
      'The wind has leaned on this side for a thousand years. On the other side there is a dry little hollow.',
    ],
  },
  'hark-ring': {
    name: 'round boulder',
    boxes: [
      'It seems to have rolled out of the ring one night and to have pretended since that it was always here.',
    ],
  },
  'hark-seat': {
    name: 'flat boulder',
    boxes: [
      'The shepherd’s seat. Warm on top, and under it everything that ever fell out of a shepherd’s pocket.',
    ],
  },
  'chapel-sign': {
    name: 'signpost',
    boxes: ['CHAPEL, over the causeway. Services at low water. There is no low water.'],
  },
  'chapel-book': {
    name: 'ringer’s book',
    boxes: [
      '“Rang at six. Rang at noon. Did not ring at midnight, but it rang.”',
      'The same line on every page, in nineteen different hands. Yours would be the twentieth.',
    ],
  },
  'chapel-cairn': {
    name: 'cairn',
    boxes: ['The stones are wet, although it has not rained. Between them something glints.'],
  },
  'chapel-boat': {
    name: 'ferry',
    boxes: ['FARE: WHAT YOU HAVE. Somebody paid, and nobody came to fetch it.'],
  },
  'chapel-stone': {
    name: 'gatepost',
    boxes: ['Half a gate. The other half is said to be still open, somewhere under the lake.'],
  },
});
