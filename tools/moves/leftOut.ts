import { names } from './names.ts';

/** Moves of the source that the catalogue leaves out, by what they would need. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'several creatures on a side': names(`
    After You, Ally Switch, Crafty Shield, Follow Me, Helping Hand, Instruct, Mat Block, Quash, Quick Guard,
    Rage Powder, Spotlight, Wide Guard
  `),
  'items that creatures hold': names(`
    Belch, Bestow, Corrosive Gas, Embargo, Fling, Magic Room, Natural Gift, Recycle, Stuff Cheeks,
    Switcheroo, Teatime, Trick
  `),
  'abilities of creatures': names(`
    Doodle, Entrainment, Gastro Acid, Role Play, Simple Beam, Skill Swap, Worry Seed
  `),
  'the state of the ground, of gravity or of the order of turns': names(`
    Electric Terrain, Grassy Terrain, Gravity, Misty Terrain, Mud Sport, Psychic Terrain, Steel Roller,
    Trick Room, Water Sport, Wonder Room
  `),
  'hurdles for whoever comes in': names(`
    Court Change, Spikes, Stealth Rock, Sticky Web, Toxic Spikes
  `),
  'a change of types': names(`
    Camouflage, Conversion, Conversion 2, Electrify, Forest's Curse, Ion Deluge, Magic Powder, Magnet Rise,
    Reflect Type, Synchronoise, Trick-or-Treat
  `),
  'another move that is called or copied': names(`
    Assist, Copycat, Me First, Metronome, Mimic, Mirror Move, Nature Power, Sketch, Sleep Talk, Transform
  `),
  'a bar to single moves, a double or a spirit': names(`
    Destiny Bond, Disable, Encore, Grudge, Heal Block, Imprison, Lucky Chant, Magic Coat, Mist, Perish Song,
    Powder, Revival Blessing, Snatch, Substitute, Torment
  `),
  'a creature that the player may take back': names(`
    Baton Pass, Shed Tail, Teleport
  `),
  'nothing: they do nothing, or stand in where no move is left': names(`
    Celebrate, Happy Hour, Hold Hands, Splash, Struggle
  `),
  'the names of creatures and places of another game': names(`
    10,000,000 Volt Thunderbolt, Catastropika, Extreme Evoboost, Guardian of Alola, Pika Papow,
    Veevee Volley
  `),
};
