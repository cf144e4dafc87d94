import type { BallType } from '../../../../rules/creatures/types.ts';
import type { Direction } from '../../../../rules/world/types.ts';
import { texts } from '../../texts.ts';

/**
 * The commands of text mode, as players type them in lower case. The first word of each list is the one that `help`
 * names.
 */
export const commandWords = texts('textMode/commands', {
  look: ['look', 'l', 'around'],
  where: ['where', 'x', 'position'],
  places: ['places', 'p', 'near'],
  go: ['go', 'walk', 'to', 'g'],
  stop: ['stop', 'halt'],
  fight: ['fight', 'f', 'attack', 'catch', 'battle'],
  talk: ['talk', 't', 'speak', 'greet'],
  bank: ['bank'],
  loose: ['loose', 'leave'],
  read: ['read', 'examine', 'search', 'inspect'],
  take: ['take', 'pick', 'get', 'grab'],
  ball: ['ball', 'throw', 'b'],
  balls: ['balls', 'bag', 'coins', 'items'],
  send: ['send', 'choose', 'select'],
  drink: ['drink', 'flask', 'heal', 'potion'],
  run: ['run', 'flee', 'run away', 'escape'],
  enter: ['enter', 'open', 'door in', 'in'],
  next: ['next', 'continue', 'c'],
  again: ['again', 'rematch'],
  repeat: ['repeat', 'r', 'what'],
  quests: ['quests', 'quest', 'tasks'],
  claim: ['claim', 'collect', 'reward'],
  hour: ['hour', 'time', 'clock', 'weather'],
  picture: ['picture', 'canvas'],
  help: ['help', 'h', '?', 'commands'],
});

/** The screens that a command opens. */
export const screenWords = texts('textMode/screens', {
  '/home': ['home'],
  '/maps': ['maps'],
  '/map': ['map'],
  '/gymbattle': ['gym', 'gyms', 'leaders'],
  '/pokemart': ['mart', 'shop', 'buy'],
  '/team': ['team'],
  '/pokemons': ['pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'attacks', 'moves'],
  '/typechart': ['types', 'typechart', 'type chart'],
  '/userbattle': ['user battle', 'users'],
  '/goldbattle': ['gold battle', 'gold'],
  '/expbattle': ['exp battle', 'training', 'train'],
  '/quests': ['quest page', 'quest list'],
  '/trades': ['trades', 'traders', 'trade'],
  '/offers': ['offers'],
  '/findtrades': ['find trades', 'find', 'market'],
  '/profile': ['profile'],
  '/account': ['account'],
  '/settings': ['settings', 'options'],
  '/about': ['about'],
  '/faq': ['faq', 'f.a.q', 'questions'],
});

/** The directions, as they can be typed. */
export const directionWords = texts<Readonly<Record<Direction, readonly string[]>>>('textMode/directions', {
  n: ['n', 'north', 'up'],
  ne: ['ne', 'north-east', 'northeast', 'north east'],
  e: ['e', 'east', 'right'],
  se: ['se', 'south-east', 'southeast', 'south east'],
  s: ['s', 'south', 'down'],
  sw: ['sw', 'south-west', 'southwest', 'south west'],
  w: ['w', 'west', 'left'],
  nw: ['nw', 'north-west', 'northwest', 'north west'],
});

/** The places to which `go` leads, without the words that it leaves out. */
export const placeWords = texts('textMode/places', {
  'tall-grass': ['tall grass', 'grass', 'tallgrass'],
  wood: ['woodland', 'wood', 'woods', 'forest'],
  sand: ['sand', 'beach'],
  shore: ['shore', 'water', 'lake', 'sea'],
  rocks: ['rocks', 'rock'],
  snow: ['snow'],
  path: ['path', 'way', 'road'],
  bridge: ['bridge'],
  mart: ['mart', 'shop', 'door mart'],
  gym: ['door gym', 'gym door', 'gymhouse', 'gym house'],
  house: ['house', 'door', 'home', 'door house'],
  windmill: ['windmill', 'mill', 'door windmill'],
  lighthouse: ['lighthouse', 'door lighthouse'],
  well: ['well'],
  'great-oak': ['great oak', 'oak'],
  'blossom-tree': ['blossom tree', 'blossom', 'tree in blossom'],
  'standing-stone': ['standing stone', 'stone'],
  'hark-stone': ['hark stone', 'great stone', 'humming stone'],
  signpost: ['signpost', 'sign'],
  boat: ['boat'],
  waterfall: ['waterfall'],
  'wind-wheel': ['wind wheel', 'wheel'],
  'wind-organ': ['wind organ', 'organ'],
  'lantern-tree': ['lantern tree', 'lantern'],
  sundial: ['sundial', 'dial'],
  'cold-hearth': ['cold hearth', 'hearth'],
  'sluice-wheel': ['wheel sluice', 'sluice wheel', 'sluice'],
  'great-sounding-stone': ['great sounding stone'],
  'middle-sounding-stone': ['middle sounding stone', 'middle stone'],
  'small-sounding-stone': ['small sounding stone', 'small stone'],
  'dawn-plate': ['plate dawn', 'dawn plate', 'dawn'],
  'noon-plate': ['plate noon', 'noon plate', 'noon'],
  'dusk-plate': ['plate dusk', 'dusk plate', 'dusk'],
  'night-plate': ['plate night', 'night plate', 'night'],
  'ice-shelf': ['shelves', 'shelves ice', 'ice', 'shelf', 'library', 'books'],
  green_land: ['way green land', 'green land', 'green land 1', 'hamlet'],
  green_land2: ['way green land 2', 'green land 2', 'coast'],
  green_land3: ['way latchford', 'latchford', 'town'],
  harkmoor: ['way peatwick', 'peatwick', 'harkmoor', 'moor'],
  harkmoor2: ['way long hark', 'long hark', 'hark'],
  harkmoor3: ['way drowned chapel', 'drowned chapel', 'chapel'],
  scattersea: ['way halyard', 'halyard', 'scattersea', 'harbour'],
  scattersea2: ['way skipstones', 'skipstones', 'islands'],
  scattersea3: ['way spindle', 'spiral'],
  overcloud: ['way saltsteep', 'saltsteep', 'overcloud', 'heights'],
  overcloud2: ['way windfall ridge', 'windfall ridge', 'windfall', 'ridge'],
  overcloud3: ['way wind organ', 'way organ'],
  fourlight: ['way halfpast', 'halfpast', 'fourlight'],
  fourlight2: ['way unhurried mile', 'unhurried mile', 'mile'],
  fourlight3: ['way cold hearth', 'way hearth'],
  spindle: ['spindle', 'lighthouse spindle', 'shell lighthouse'],
  wreck: ['wreck', 'ship'],
  start: ['start', 'start map', 'back'],
});

/** The balls, as they can be typed after `ball`. */
export const ballWords = texts<Readonly<Record<BallType, readonly string[]>>>('textMode/balls', {
  nball: ['basic', 'basic ball', 'nball', '1'],
  gball: ['super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultra ball', 'uball', '3'],
  mball: ['master', 'master ball', 'mball', '4'],
});

/** Words without a meaning of their own, which `go` leaves out. */
export const fillWords = texts('textMode/fills', ['to', 'with', 'the', 'a', 'an', 'of', 'at', 'up']);

/** Words after `picture`. */
export const switchWords = texts('textMode/switches', {
  on: ['on', 'show', 'yes'],
  off: ['off', 'hide', 'no'],
});
