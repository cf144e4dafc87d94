import type { SignTexts } from '../../../../content/signs/index.ts';
import type { signsOfScattersea } from '../../../../content/signs/scattersea.ts';
import { texts } from '../../texts.ts';

/** What signs and curious things of Scattersea say. */
export const scatterseaSigns = texts<SignTexts<typeof signsOfScattersea>>('signs/scattersea', {
  'halyard-arrival': {
    name: 'signpost',
    boxes: ['HALYARD. Ninety islands, and you have found the one with the parking.'],
  },
  'halyard-quay': {
    name: 'signpost',
    boxes: ['SKIPSTONES, south. Please do not throw any of them back.'],
  },
  'halyard-well': {
    name: 'plate on the well',
    boxes: ['SWEET WATER. Walk past it with your flask. The sea has been told, and minds a little.'],
  },
  'halyard-crate': {
    name: 'crate',
    boxes: ['“Return to sender.” Then, in another hand: “He says that it is not his, either.”'],
  },
  'halyard-barrel': {
    name: 'barrel',
    boxes: [
      'Herring, says the lid. Not since Easter, says the nose. Something has been pushed in at the side.',
    ],
  },
  'halyard-pots': {
    name: 'lobster pots',
    boxes: ['Four pots and no lobster. One of them has caught something that does not pinch.'],
  },
  'halyard-mooring': {
    name: 'mooring post',
    boxes: [
      'The rope leads straight down. It is quite taut, and now and then it is pulled twice, as a greeting.',
    ],
  },
  'stones-landing': {
    name: 'signpost',
    boxes: ['SKIPSTONES. The record is seven islands with one stone. The stone is still going.'],
  },
  'stones-west': {
    name: 'signpost',
    boxes: ['SPINDLE, west. You cannot miss it. You can only miss the way in, and most do, once round.'],
  },
  'stones-ferries': {
    name: 'signpost',
    boxes: [
      'FERRIES. No boat turns round: that would be admitting something. Most of them sail where they like.',
      'Whoever wants to arrive does as the sun does all day. It has never yet missed a boat.',
    ],
  },
  'stones-boulder': {
    name: 'boulder',
    boxes: [
      'High water reaches the notch. Below the notch somebody keeps what should stay dry, and is wrong daily.',
    ],
  },
  'stones-stump': {
    name: 'stump',
    boxes: ['It was a mast. Inside, where the rope ran, there is room for a hand.'],
  },
  'stones-log': {
    name: 'driftwood log',
    boxes: ['Carved: “K + the sea.” The sea has answered with barnacles, and with something round.'],
  },
  'stones-pots': {
    name: 'lobster pots',
    boxes: ['Empty, with the door left open. Inside stands a very small chair.'],
  },
  'spindle-sign': {
    name: 'signpost',
    boxes: ['THE SPINDLE. Once round, and once round again. Short cuts are for gulls.'],
  },
  'spindle-north': {
    name: 'signpost',
    boxes: ['OVERCLOUD, north and up. Bring a coat. Bring the islands’ love. Bring back the coat.'],
  },
  'spindle-door': {
    name: 'door of the lighthouse',
    boxes: ['There is no keyhole. “Knock,” says a plate. “If nobody comes, you have knocked like the sea.”'],
  },
  'spindle-wreck': {
    name: 'wreck',
    boxes: [
      'The cabbages below deck do better than the ship did. Between two rows something shines that is no snail.',
    ],
  },
  'spindle-mooring': {
    name: 'mooring post',
    boxes: [
      'Whoever tied this knot did not want to leave again. In the knot sits something for whoever does.',
    ],
  },
  'spindle-palm': {
    name: 'crooked palm',
    boxes: [
      'It leans towards the light at night, like everybody here. A hole in the bark is just hand-high.',
    ],
  },
});
