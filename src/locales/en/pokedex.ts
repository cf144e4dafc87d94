import type { Growth, Rarity } from '../../../rules/creatures/types.ts';
import type { Hour, MapWeather, Tier } from '../../../rules/world/types.ts';
import { texts } from '../texts.ts';
import { hours } from './hours.ts';

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const hourNames: Readonly<Record<Hour, string>> = { dawn: 'dawn', day: 'day', dusk: 'dusk', night: 'night' };

/** Texts of the Pokedex. */
export const pokedexWords = texts('pokedex', {
  title: 'Pokedex',
  unseen: '???',
  number: (number: number) => `No. ${String(number).padStart(3, '0')}`,
  loading: 'Opening your Pokedex',
  failed: 'Your Pokedex could not be opened',
  counts: {
    label: 'How far you are',
    seen: 'Seen',
    caught: 'Caught',
    dark: 'Dark ones',
    shiny: 'Shiny ones',
    of: (count: number, all: number) => `${count} of ${all}`,
  },
  search: 'Find a name',
  show: 'Show',
  marks: {
    all: 'Seen or not',
    seen: 'Seen',
    caught: 'Caught',
    missing: 'Not caught yet',
    unseen: 'Not seen yet',
  },
  rarity: 'Rarity',
  rarities: {
    any: 'Any rarity',
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    legendary: 'Legendary',
  },
  rarityOf: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', legendary: 'Legendary' } satisfies Record<
    Rarity,
    string
  >,
  home: 'Lives',
  anywhere: 'Lives anywhere',
  livesOn: (map: string) => `Lives on ${map}`,
  nowhere: 'Never wild',
  sortBy: 'Sort by',
  sorts: {
    number: 'By number',
    name: 'By name',
    rarity: 'By rarity',
    strength: 'By strength',
    height: 'By height',
    weight: 'By weight',
  },
  list: 'Species',
  none: 'No creature that you know is like that. What you have not seen yet is found by its number alone.',
  mark: { caught: 'caught', seen: 'seen', unseen: 'not seen yet' },

  back: 'All creatures',
  pages: 'Neighbours',
  previous: 'Previous',
  next: 'Next',
  noSuch: 'No such creature',
  noSuchText: 'There is no creature of that name in the Pokedex.',
  kinds: { label: 'Kinds', 1: 'Normal', 2: 'Dark', 3: 'Shiny' },
  kindMarks: {
    caught: 'You have caught it.',
    seen: 'You have seen it.',
    unseen: 'You have not seen it yet.',
  },
  kindOdds: {
    1: 'The usual one.',
    2: (of: number) => `About one wild creature in ${of} is dark. It hits harder: 5% more attack.`,
    3: (of: number) => `About one wild creature in ${of} shines. It is quicker: 5% more speed.`,
  },
  hintTitle: 'Where to look',
  hint: {
    wild: (maps: readonly string[]) =>
      `They say that it lives on ${listed(maps)}. Once you have seen it, its places stand here.`,
    evolves: 'They say that nobody meets it in the wild: some other creature becomes it.',
  },
  hintText: 'You have not seen this one yet.',

  facts: {
    label: 'Facts',
    height: 'Height',
    weight: 'Weight',
    habitat: 'Likes',
    catching: 'Catching',
    growth: 'Growing',
    metres: (metres: number) => `${metres} m`,
    kilograms: (kilograms: number) => `${kilograms} kg`,
    growths: {
      fast: 'Fast: 800,000 exp to level 100',
      medium: 'Medium: 1,000,000 exp to level 100',
      slow: 'Slow: 1,250,000 exp to level 100',
    } satisfies Record<Growth, string>,
    ease: { easy: 'Easy', fair: 'Fair', hard: 'Hard', hardest: 'Very hard' },
    rate: (ease: string, rate: number) => `${ease} (rate ${rate} of 255)`,
  },

  stats: {
    title: 'Stats',
    names: { hp: 'Hp', attack: 'Attack', defense: 'Defense', speed: 'Speed' },
    level: (level: number) => `Lv ${level}`,
    slider: 'Level',
    stat: 'Stat',
    base: 'Base',
    sum: 'Sum',
    usual: 'The golden mark is the mean of all species.',
  },
  matchups: { title: 'Attacks on it', chart: 'See the Type Chart' },
  line: {
    title: 'Evolution',
    alone: 'It does not evolve.',
    level: (level: number) => `Level ${level}`,
    this: 'this one',
  },
  moves: {
    title: 'Moves',
    caption: 'Moves that it learns by itself',
    level: 'Level',
    move: 'Move',
    type: 'Type',
    power: 'Power',
    accuracy: 'Accuracy',
    own: 'own type',
  },

  homes: {
    title: 'Where it lives',
    never: 'Nobody meets it in the wild.',
    becomes: (name: string, level: number) => `${name} becomes it at level ${level}.`,
    grounds: {
      meadow: 'meadow',
      'tall-grass': 'tall grass',
      wood: 'wood',
      sand: 'sand',
      shore: 'shore',
      rocks: 'rocks',
      snow: 'snow',
    } as Readonly<Record<string, string>>,
    place: (map: string, ground: string) => `${map}: ${ground}`,
    hours: 'Comes',
    always: 'at any hour',
    byHours: (hours: readonly Hour[]) => `by ${listed(hours.map((hour) => hourNames[hour]))}`,
    weather: 'Weather',
    onlyIn: (weathers: readonly MapWeather[]) =>
      `in ${listed(weathers.map((one) => hours.weathers[one]))} alone`,
    oftenIn: (weather: MapWeather) => `more often in ${hours.weathers[weather]}`,
    now: 'Now',
    levels: 'Levels',
    span: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
    away: 'Distance',
    everywhere: 'all over this ground',
    from: (cells: number) => `from ${cells} steps off the start on`,
    chance: 'Chance',
    percent: ([least, most]: readonly [number, number], tier: Tier) =>
      `${least === most ? `${most}%` : `${least} to ${most}%`} of those met there (${tier})`,
    steps: (steps: number, hours: readonly Hour[] | null) =>
      `At best about one in ${steps.toLocaleString('en')} steps${hours ? `, by ${listed(hours.map((hour) => hourNames[hour]))}` : ''}.`,
    charms: 'Without charms. The farther from the start, the higher the levels.',
    map: (map: string, cells: number) =>
      cells === 1 ? `Map of ${map} with 1 cell marked` : `Map of ${map} with ${cells} cells marked`,
    key: 'Bright cells hold it; the brighter, the more often.',
    you: 'You stand here',
    noneNow: 'Not at this hour.',
    go: (map: string) => `Go to ${map}`,
    when: 'Hour',
    anyHour: 'Any hour',
  },
});
