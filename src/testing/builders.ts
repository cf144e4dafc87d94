import type { BattleDetails, SideDetails } from '../../contract/shapes/battle.ts';
import type { BattleCreature, Creature } from '../../contract/shapes/creature.ts';
import type { MapReply } from '../../contract/shapes/map.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import type { Notice, Traded } from '../../contract/shapes/trade.ts';

/** Builders with default values; each test overrides only the fields it is about. */
export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  username: 'walker',
  coins: 500,
  items: { nball: 10, uball: 1, gball: 3, mball: 0 },
  flask: 3,
  pokemonCount: 1,
  initialPokemons: ['Podkin', 'Rootling', 'Kindlam', 'Puddlip'],
  mapName: 'green_land',
  inBattle: false,
  look: 'player',
  ...change,
});

export const profileReply = (change: Partial<Profile> = {}) => {
  const profile = aProfile(change);
  return { profile, pokemonCount: profile.pokemonCount, initialPokemons: profile.initialPokemons };
};

export const aMapReply = (change: Partial<MapReply> = {}): MapReply => ({
  mapName: 'green_land',
  mapPos: { x: 160, y: 160 },
  availablePos: { n: true, ne: true, e: true, se: true, s: true, sw: true, w: true, nw: true },
  hour: 'day',
  hourEndsIn: 1_500_000,
  ...change,
});

export const aFighter = (change: Partial<BattleCreature> = {}): BattleCreature => ({
  id: 'mine',
  name: 'Kindlam',
  kind: 0,
  type: 'fire',
  types: ['fire'],
  level: 5,
  hp: 20,
  orginalHp: 20,
  attack1: 'Tackle',
  attack2: 'Ember',
  attack3: '',
  attack4: '',
  team_order: 0,
  status: null,
  ...change,
});

export const aSide = (change: Partial<SideDetails> = {}): SideDetails => ({
  screen: 0,
  greatUsed: false,
  sapped: false,
  trapped: false,
  confused: false,
  resting: false,
  bound: null,
  hidden: false,
  changes: { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 },
  ...change,
});

export const aBattle = (change: Partial<BattleDetails> = {}): BattleDetails => ({
  page: 'battle',
  battleType: 'wb',
  myState: [aFighter()],
  opponent: [
    aFighter({ id: 'foe', name: 'Podkin', type: 'grass', types: ['grass'], attack1: '', attack2: '' }),
  ],
  selectedPokemonId: 'mine',
  opponentSelectedId: 'foe',
  dReceived: null,
  opponentDReceived: null,
  weather: null,
  mySide: aSide(),
  opponentSide: aSide(),
  userBattaleDetails: null,
  gymDetails: null,
  gymId: null,
  trainingType: null,
  goldTier: null,
  profile: aProfile({ inBattle: true }),
  error: null,
  totalExp: 0,
  coinsWon: 0,
  round: 1,
  events: [],
  catchChances: { nball: 25, uball: 50, gball: 37.5, mball: 100 },
  attackPreviews: [{ least: 4, most: 5, chance: 100 }, { least: 9, most: 11, chance: 100 }, null, null],
  mapName: 'green_land',
  ...change,
});

/** A creature as its owner sees it, outside of the team. */
export const aCreature = (change: Partial<Creature> = {}): Creature => ({
  id: 'kindlam-1',
  name: 'Kindlam',
  kind: 1,
  type: 'fire',
  types: ['fire'],
  level: 12,
  exp: 1800,
  levelExp: 1728,
  nextLevelExp: 2197,
  hp: 34,
  orginalHp: 34,
  attack1: 'Tackle',
  attack2: 'Ember',
  attack3: '',
  attack4: '',
  unlockedMoves: ['Tackle', 'Growl', 'Ember', 'Bite'],
  team_order: -1,
  in_team: false,
  in_trade: false,
  in_offer: false,
  mark: 'kindlam-1',
  canEvolve: false,
  nextEvoPokemon: '',
  stats: { hp: 34, attack: 20, defense: 18, speed: 22 },
  favourite: false,
  user: { id: 'me', name: 'walker' },
  offers: [],
  offeredTo: null,
  ...change,
});

/** Another player's listed creature, for which one of the player's creatures is offered. */
export const aTarget = (
  change: Partial<NonNullable<Creature['offeredTo']>> = {},
): NonNullable<Creature['offeredTo']> => {
  const { favourite: _mark, offers: _offers, offeredTo: _target, ...fields } = aCreature();
  return {
    ...fields,
    id: 'podkin-9',
    name: 'Podkin',
    type: 'grass',
    types: ['grass'],
    in_trade: true,
    user: { id: 'bob', name: 'bob the trader' },
    offer: { id: 'offer-1', at: '2026-11-21T18:05:00.000Z', changed: false },
    ...change,
  };
};

const traded = (name: string): Traded => ({
  ...{ id: `${name}-7`, name, kind: 1, type: 'water', types: ['water'], level: 7 },
});

/** A notice about a trade. */
export const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: '1',
  kind: 'offer',
  at: '2026-11-21T18:05:00.000Z',
  read: false,
  user: { id: 'bob', name: 'bob the trader' },
  pokemon: traded('Kindlam'),
  pokemons: [traded('Puddlip')],
  folded: 0,
  ...change,
});

/** An offer by the player, as the server returns it. */
export const aMadeOffer = () => ({
  id: 'offer-2',
  at: '2026-11-21T18:05:00.000Z',
  changed: false,
  user: { id: 'me', name: 'walker' },
  pokemons: [aCreature({ in_offer: true })],
  pokemonOnTrade: 'a',
});

/** Another player's offer for one of the player's creatures. */
export const anOffer = (change: Partial<Creature['offers'][number]> = {}): Creature['offers'][number] => {
  const { favourite: _mark, offers: _offers, offeredTo: _target, user: _user, ...fields } = aCreature();
  return {
    id: 'offer-1',
    at: '2026-11-21T18:05:00.000Z',
    changed: false,
    user: { id: 'bob', name: 'bob the trader' },
    pokemons: [{ ...fields, id: 'puddlip-3', name: 'Puddlip', type: 'water', types: ['water'] }],
    ...change,
  };
};
