import type { RuleBook } from '../book.ts';
import type { CreatureType, Species, Stats, TypePair } from '../creatures/types.ts';
import type { Move, MoveEffect } from '../model/moves.ts';

/** Default base stats of the test book: at level 50 hp 110 and the others 55. */
const EVEN: Stats = { hp: 50, attack: 50, defense: 50, speed: 50 };

function species(
  id: string,
  types: TypePair,
  stats: Partial<Stats> = {},
  rest: Partial<Species> = {},
): Species {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    types,
    stage: 1,
    baseStats: { ...EVEN, ...stats },
    growth: 'medium',
    catchRate: 120,
    experienceYield: 70,
    learnset: [],
    rarity: 'common',
    habitat: 'test benches',
    height: 1,
    weight: 1,
    text: 'It is there to be tested.',
    ...rest,
  };
}

const SPECIES: readonly Species[] = [
  species(
    'plain',
    ['normal'],
    {},
    {
      evolution: { into: 'giant', level: 16 },
      learnset: [
        { level: 7, move: 'bite' },
        { level: 1, move: 'tackle' },
        { level: 1, move: 'growl' },
        { level: 5, move: 'jab' },
        { level: 9, move: 'left right' },
        { level: 9, move: 'tackle' },
      ],
    },
  ),
  species('giant', ['normal'], { hp: 150, defense: 150 }),
  species('swift', ['normal'], { speed: 90 }),
  species('tower', ['normal'], { hp: 150, speed: 90 }),
  species('wisp', ['ghost'], { speed: 40 }),
  species('blaze', ['fire']),
  species('brook', ['water'], {}, { catchRate: 255 }),
  species('leaf', ['grass', 'bug']),
  species('spark', ['electric']),
  species('frost', ['ice']),
  species('toxin', ['poison', 'steel'], {}, { catchRate: 2 }),
];

function move(name: string, type: CreatureType, attack = 40, accuracy = 100, ...effects: MoveEffect[]): Move {
  return { name, type, attack, accuracy, effect: '', effectAccuracy: 0, effects };
}

const MOVES: readonly Move[] = [
  move('Tackle', 'normal'),
  move('Jab', 'fighting'),
  move('Lick', 'ghost'),
  move('Ember', 'fire'),
  move('Splash', 'water'),
  move('Wild Throw', 'normal', 40, 60),
  move('Great Blow', 'normal', 200),
  move('Growl', 'normal', 30, 100, { kind: 'stage', on: 'target', stage: 'attack', by: -1 }),
  move('Brace', 'normal', 30, 100, { kind: 'stage', on: 'user', stage: 'defense', by: 2 }),
  move('Overreach', 'normal', 30, 100, { kind: 'stage', on: 'user', stage: 'speed', by: -1 }),
  move('Hearten', 'normal', 40, 100, { kind: 'stage', on: 'user', stage: 'attack', by: 1, chance: 50 }),
  move('Mist', 'normal', 30, 100, { kind: 'stage', on: 'user', stage: 'evasion', by: 1 }),
  move('Crush', 'normal', 40, 100, { kind: 'stage', on: 'target', stage: 'defense', by: -1, chance: 20 }),
  move('Scorch', 'normal', 30, 100, { kind: 'ailment', ailment: 'burn' }),
  move('Flare', 'fire', 40, 100, { kind: 'ailment', ailment: 'burn', chance: 10 }),
  move('Venom', 'normal', 30, 100, { kind: 'ailment', ailment: 'poison' }),
  move('Numb', 'normal', 30, 100, { kind: 'ailment', ailment: 'paralyz' }),
  move('Chill', 'normal', 30, 100, { kind: 'ailment', ailment: 'freeze' }),
  move('Lullaby', 'normal', 30, 100, { kind: 'ailment', ailment: 'sleep' }),
  move('Dazzle', 'normal', 30, 100, { kind: 'condition', condition: 'confuse' }),
  move('Bite', 'normal', 40, 100, { kind: 'condition', condition: 'flinch', chance: 30 }),
  move('Startle', 'normal', 30, 100, { kind: 'condition', condition: 'flinch' }),
  move('Sip', 'normal', 40, 100, { kind: 'drain', percent: 50 }),
  move('Charge', 'normal', 40, 100, { kind: 'recoil', percent: 33 }),
  move(
    'Reckless',
    'fire',
    40,
    100,
    { kind: 'recoil', percent: 33 },
    { kind: 'stage', on: 'user', stage: 'attack', by: -1 },
    { kind: 'stage', on: 'target', stage: 'speed', by: -1 },
    { kind: 'ailment', ailment: 'burn' },
    { kind: 'heal', percent: 10 },
  ),
  move('Rest Up', 'normal', 30, 100, { kind: 'heal', percent: 50 }),
  move('Left Right', 'normal', 40, 100, { kind: 'hits', least: 2, most: 2 }),
  move('Flurry', 'normal', 20, 100, { kind: 'hits', least: 2, most: 5 }),
  move('Keen Cut', 'normal', 40, 100, { kind: 'sharp' }),
  move('Dart', 'normal', 40, 100, { kind: 'priority', by: 1 }),
  move('Great Beam', 'normal', 40, 100, { kind: 'recharge' }),
  move('Crowning Blow', 'normal', 80, 100, { kind: 'great' }),
  move('Shield', 'normal', 30, 100, { kind: 'priority', by: 4 }, { kind: 'protect' }),
  move('Sow', 'normal', 30, 100, { kind: 'seed' }),
  move('Wrap', 'normal', 30, 100, { kind: 'trap' }),
  move('Curtain', 'normal', 30, 100, { kind: 'screen' }),
  move('Smash', 'normal', 40, 100, { kind: 'shatter' }),
  move('Bane', 'normal', 30, 100, { kind: 'toxic' }),
  move('Doze', 'normal', 30, 100, { kind: 'rest' }),
  move('Soothe', 'normal', 30, 100, { kind: 'cure', whom: 'self' }),
  move('Chime', 'normal', 30, 100, { kind: 'cure', whom: 'team' }),
  move('Haze', 'normal', 30, 100, { kind: 'reset' }),
  move('Trade', 'normal', 30, 100, { kind: 'swap' }),
  move('Last Stand', 'normal', 200, 100, { kind: 'sacrifice' }),
  move('Boom', 'normal', 30, 90, { kind: 'fixed', amount: 20 }),
  move('Toss', 'fighting', 30, 100, { kind: 'fixed', amount: 'level' }),
  move('Gnaw', 'normal', 30, 90, { kind: 'halve' }),
  move('Fell', 'normal', 30, 30, { kind: 'ohko' }),
  move('Spare', 'normal', 200, 100, { kind: 'leaveAtOne' }),
  move('Gather', 'grass', 120, 100, { kind: 'charge', swiftIn: 'sun' }),
  move('Burrow', 'normal', 80, 100, { kind: 'charge', hide: true }),
  move('Leap', 'normal', 40, 60, { kind: 'crash' }),
  move('Blaze Up', 'normal', 30, 100, { kind: 'weather', weather: 'sun' }),
  move('Downpour', 'normal', 30, 100, { kind: 'weather', weather: 'rain' }),
  move('Dust', 'normal', 30, 100, { kind: 'weather', weather: 'sand' }),
  move('Sleet', 'normal', 30, 100, { kind: 'weather', weather: 'hail' }),
  move('Bask', 'normal', 30, 100, { kind: 'heal', percent: 50, bySun: true }),
  move('Dream', 'normal', 40, 100, { kind: 'sleeper' }, { kind: 'drain', percent: 50 }),
  move('Certain', 'normal', 40, 50, { kind: 'sure' }),
  move('Storm', 'normal', 40, 50, { kind: 'sure', in: 'rain' }),
  move('Kick Down', 'normal', 40, 100, { kind: 'surge', when: 'ailment' }),
  move('Spite Back', 'normal', 40, 100, { kind: 'surge', when: 'ownAilment' }),
  move('Finish', 'normal', 40, 100, { kind: 'surge', when: 'half' }),
  move('Chase', 'normal', 40, 100, { kind: 'surge', when: 'leaving' }),
  move('Quake', 'normal', 40, 100, { kind: 'surge', when: 'hidden' }),
  move('Tide', 'water', 40, 100, { kind: 'surge', when: 'hidden' }),
  move('Turn', 'normal', 40, 100, { kind: 'foul' }),
  move('Calm Blow', 'normal', 150, 100, { kind: 'priority', by: -3 }, { kind: 'focus' }),
  move('Frenzy', 'normal', 40, 100, { kind: 'rampage' }),
  move('Late', 'normal', 40, 100, { kind: 'priority', by: -6 }),
];

/** A small book for tests of the rules, with numbers that are easy to calculate by hand. */
export const testBook: RuleBook = {
  species: Object.fromEntries(SPECIES.map((each) => [each.id, each])),
  moves: Object.fromEntries(MOVES.map((each) => [each.name.toLowerCase(), each])),
};
