import { texts } from '../texts.ts';

/** The maps by name, and the page that lists them. */
export const mapsWords = texts('maps', {
  title: 'Maps',
  hint: 'Where do you want to go?',
  inBattle: 'A battle is still open. The maps wait until it is over.',
  more: 'More maps appear here once you have walked to them.',
  wanderer: (species: string, map: string, ground: string, until: string) =>
    `Wanderer of the day: ${species} has come to ${map} (${ground}) and stays until ${until}. Somebody else comes tomorrow.`,
  places: {
    green_land: { title: 'Green Land', text: 'A village green, a still lake, and the first tall grass.' },
    green_land2: {
      title: 'Green Land 2',
      text: 'Down the river to the sea: cliffs, sand and stronger creatures.',
    },
    green_land3: {
      title: 'Latchford',
      text: 'Nine gyms round a square, a mart, and a brook that is in no hurry.',
    },
    harkmoor: {
      title: 'Peatwick',
      text: 'Houses along a road over the bog, and people who mean most of what little they say.',
    },
    harkmoor2: {
      title: 'The Long Hark',
      text: 'Heather, pools and a ring of stones. The path takes its time.',
    },
    harkmoor3: {
      title: 'The Drowned Chapel',
      text: 'A causeway leads to a bell that nobody rings.',
    },
    scattersea: {
      title: 'Halyard',
      text: 'Houses round a harbour, where the boats come home before the clocks agree on the hour.',
    },
    scattersea2: {
      title: 'The Skipstones',
      text: 'Islands that somebody seems to have thrown, and boardwalks to where they landed.',
    },
    scattersea3: {
      title: 'The Spindle',
      text: 'A spiral of sand with a lighthouse in the middle, and a ship with a garden on the way.',
    },
    overcloud: {
      title: 'Saltsteep',
      text: 'Houses on crags, tied together with rope. The tea is salted, the kettles never cool.',
    },
    overcloud2: {
      title: 'Windfall Ridge',
      text: 'Four terraces above the cloud. Going down is quicker than coming up.',
    },
    overcloud3: {
      title: 'The Wind Organ',
      text: 'Stone pipes as high as houses. The wind plays, and nobody turns the pages.',
    },
    fourlight: {
      title: 'Halfpast',
      text: 'A town round a sundial that shows four hours at once. Nobody is late, for want of a reason.',
    },
    fourlight2: {
      title: 'The Unhurried Mile',
      text: 'A morning, a noon, an evening and a night, side by side. The bridges creak at every hour.',
    },
    fourlight3: {
      title: 'The Cold Hearth',
      text: 'The first kitchen’s hearth, with a light at each corner, and a library that the glacier keeps.',
    },
  },
});
