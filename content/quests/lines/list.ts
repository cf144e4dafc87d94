import type { LineStep, LineTask, QuestLine } from './types.ts';

const step = (
  id: string,
  giver: string,
  task: LineTask,
  coins: number,
  item?: readonly [key: string, count: number],
): LineStep => ({ id, giver, task, coins, ...(item && { item: { key: item[0], count: item[1] } }) });

/** The lines of all regions, in the order in which the regions open. */
export const questLines: readonly QuestLine[] = [
  {
    region: 'Greenreach',
    title: 'greenreach',
    steps: [
      step('green-shore', 'thornby-garden', { reach: 'green_land2' }, 100),
      step('green-ten', 'crackle-mill', { caught: 10 }, 150, ['nball', 3]),
      step('green-stone', 'rime-hall', { talk: 'ottoline-umber' }, 120),
      step('green-lost', 'cinder-forge', { found: 6 }, 150, ['gball', 2]),
      step('green-badges', 'tidewell-lock', { badges: 3 }, 200),
      step('green-latchford', 'dusk-lantern', { reach: 'green_land3' }, 200, ['grass-whistle', 100]),
      step('green-rival', 'holdfast-quarry', { rival: 1 }, 250),
      step('green-hoard', 'windrow-tower', { catch: 'hoardent' }, 400, ['uball', 2]),
    ],
  },
  {
    region: 'Harkmoor',
    title: 'harkmoor',
    opens: { region: 'Greenreach', badges: 3 },
    steps: [
      step('hark-peatwick', 'callan-bog', { reach: 'harkmoor' }, 250),
      step('hark-lost', 'sattar-vats', { found: 5 }, 300, ['gball', 2]),
      step('hark-laugh', 'strang-ring', { catch: 'cackleader' }, 400, ['uball', 1]),
      step('hark-ring', 'pascoe-fold', { talk: 'maud-ashlar' }, 350),
      step('hark-badges', 'stanek-wall', { badges: 4 }, 400),
      step('hark-chapel', 'eskil-hives', { reach: 'harkmoor3' }, 400, ['peat-lantern', 150]),
      step('hark-book', 'hollow-well', { read: 'chapel-book' }, 400),
      step('hark-thirty', 'wintersgill-bell', { caught: 30 }, 600, ['uball', 3]),
    ],
  },
  {
    region: 'Scattersea',
    title: 'scattersea',
    opens: { region: 'Harkmoor', badges: 3 },
    steps: [
      step('sea-halyard', 'bras-galley', { reach: 'scattersea' }, 400),
      step('sea-well', 'tovua-kites', { drink: 'scattersea' }, 400),
      step('sea-lodge', 'mensah-slip', { catch: 'lodgekin' }, 450, ['uball', 1]),
      step('sea-badges', 'karras-kiln', { badges: 4 }, 500),
      step('sea-rower', 'amaury-stills', { talk: 'nell-farthing' }, 450),
      step('sea-spindle', 'minami-light', { reach: 'scattersea3' }, 500, ['peat-lantern', 150]),
      step('sea-lost', 'bellacorda-masks', { found: 12 }, 600, ['gball', 4]),
      step('sea-thirty-five', 'orosa-reef', { caught: 35 }, 800, ['salt-bell', 200]),
    ],
  },
  {
    region: 'Overcloud',
    title: 'overcloud',
    opens: { region: 'Scattersea', badges: 3 },
    steps: [
      step('cloud-saltsteep', 'zahnd-railway', { reach: 'overcloud' }, 500),
      step('cloud-well', 'aikio-glacier', { drink: 'overcloud' }, 500),
      step('cloud-pot', 'huanca-springs', { catch: 'ovendil' }, 600, ['uball', 2]),
      step('cloud-badges', 'lhawang-loom', { badges: 4 }, 600),
      step('cloud-organ', 'qamar-dome', { reach: 'overcloud3' }, 700, ['salt-bell', 200]),
      step('cloud-plate', 'tuyet-steps', { read: 'organ-plate' }, 600),
      step('cloud-lost', 'karaly-rescue', { found: 14 }, 700, ['gball', 5]),
      step('cloud-forty', 'diallo-strata', { caught: 40 }, 1000, ['pearl-dust', 150]),
    ],
  },
  {
    region: 'Fourlight',
    title: 'fourlight',
    opens: { region: 'Overcloud', badges: 3 },
    steps: [
      step('four-halfpast', 'moyo-seeds', { reach: 'fourlight' }, 700),
      step('four-lamp', 'saarvi-lake', { catch: 'incandeel' }, 800, ['uball', 2]),
      step('four-clock', 'wrona-roost', { talk: 'bartholomew-tock' }, 700),
      step('four-badges', 'pell-ledgers', { badges: 4 }, 800),
      step('four-hearth', 'oyelo-vigil', { reach: 'fourlight3' }, 900, ['cloud-chime', 250]),
      step('four-shelf', 'laras-shadows', { read: 'hearth-shelf-last' }, 800),
      step('four-lost', 'haddad-glass', { found: 15 }, 1000, ['gball', 6]),
      step('four-champion', 'quince-daybreak', { champion: true }, 1500, ['uball', 5]),
    ],
  },
];
