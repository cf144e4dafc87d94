import { names } from './names.ts';

/** Moves of the catalogue with an approximate effect, by what the rules lack and what replaces it. */
export const nearest: Readonly<Record<string, readonly string[]>> = {
  'power by weight, speed, hp, luck or count: one power': names(`
    Beat Up, Crush Grip, Dragon Energy, Echoed Voice, Electro Ball, Eruption, Flail, Frustration,
    Fury Cutter, Grass Knot, Gyro Ball, Hard Press, Heat Crash, Heavy Slam, Ice Ball, Last Respects,
    Low Kick, Magnitude, Population Bomb, Power Trip, Present, Psywave, Punishment, Rage Fist, Return,
    Reversal, Rollout, Spit Up, Stored Power, Triple Axel, Triple Kick, Trump Card, Water Spout, Wring Out
  `),
  'power that grows at a moment of its own: half as much again, or as it is': names(`
    Assurance, Avalanche, Bolt Beak, Collision Course, Electro Drift, Expanding Force, Fickle Beam,
    Fishious Rend, Fusion Bolt, Fusion Flare, Grassy Glide, Grav Apple, Hydro Steam, Lash Out,
    Misty Explosion, Payback, Psyblade, Retaliate, Revenge, Rising Voltage, Round, Stomping Tantrum,
    Temper Flare
  `),
  'a type or an effectiveness of its own: its plain type': names(`
    Aura Wheel, Flying Press, Freeze-Dry, Hidden Power, Ivy Cudgel, Judgment, Multi-Attack, Raging Bull,
    Revelation Dance, Soak, Tar Shot, Techno Blast, Tera Blast, Tera Starstorm, Terrain Pulse,
    Thousand Arrows, Weather Ball
  `),
  'a stat or a guard that is passed over: the plain formula': names(`
    Body Press, Chip Away, Darkest Lariat, Feint, Hyperspace Fury, Hyperspace Hole, Phantom Force,
    Photon Geyser, Psyshock, Psystrike, Sacred Sword, Secret Sword, Shadow Force
  `),
  'critical for sure, or more often for a while: often critical, or a stage': names(`
    Dragon Cheer, Flower Trick, Focus Energy, Frost Breath, G-Max Chi Strike, Laser Focus, Storm Throw,
    Surging Strikes, Wicked Blow
  `),
  'aim for the next move: a stage of accuracy or evasion': names(`
    Foresight, Lock-On, Mind Reader, Miracle Eye, Odor Sleuth, Telekinesis
  `),
  'harm given back: a fixed power': names(`
    Bide, Comeuppance, Counter, Final Gambit, Metal Burst, Mirror Coat
  `),
  'the target brought to the hp of the user: half its hp': names(`
    Endeavor
  `),
  'a blow or help that comes later: the user gathers first, or it comes at once': names(`
    Doom Desire, Future Sight, Wish, Yawn
  `),
  'creatures taken back or driven out: nothing, or all stages end': names(`
    Chilly Reception, Circle Throw, Dragon Tail, Flip Turn, Parting Shot, Roar, U-turn, Volt Switch,
    Whirlwind
  `),
  'the first turn only, or after a certain choice: no such bound, a lesser chance or a rest': names(`
    Fake Out, First Impression, Last Resort, Poltergeist, Shell Trap, Snore, Sucker Punch, Thunderclap,
    Upper Hand
  `),
  'not twice in a row, or never again: the user rests': names(`
    Blood Moon, Burn Up, Double Shock, Gigaton Hammer
  `),
  'no escape, or lasting harm of another kind: a trap': names(`
    Anchor Shot, Block, Fairy Lock, G-Max Cannonade, G-Max Centiferno, G-Max Sandblast, G-Max Terror,
    G-Max Vine Lash, G-Max Volcalith, G-Max Wildfire, Jaw Lock, Mean Look, Nightmare, Octolock, Salt Cure,
    Spider Web, Spirit Shackle, Thousand Waves
  `),
  'a guard that harms whoever touches it: the guard': names(`
    Baneful Bunker, Beak Blast, Burning Bulwark, Endure, King's Shield, Obstruct, Silk Trap, Spiky Shield
  `),
  'a price in hp, or harm taken twice: a stage or recoil': names(`
    Belly Drum, Chloroblast, Clangorous Soul, Fillet Away, Glaive Rush, Mind Blown, Steel Beam
  `),
  'stages or stats copied, stolen, shared or turned over: exchanged, ended or changed': names(`
    Acupressure, Clear Smog, Guard Split, Guard Swap, Power Shift, Power Split, Power Swap, Power Trick,
    Psych Up, Spectral Thief, Speed Swap, Topsy-Turvy
  `),
  'health for others, over rounds or by ground: health for the user': names(`
    Aqua Ring, Floral Healing, G-Max Finale, Heal Pulse, Healing Wish, Ingrain, Jungle Healing, Life Dew,
    Lunar Blessing, Lunar Dance, Max Overgrowth, Pain Split, Pollen Puff, Shore Up, Stockpile, Strength Sap,
    Swallow
  `),
  'ailments kept off or passed on: cured': names(`
    Psycho Shift, Safeguard
  `),
  'courage for friends: for the user': names(`
    Aromatic Mist, Coaching, Decorate, Flower Shield, Gear Up, Howl, Magnetic Flux, Rototiller, Tailwind
  `),
  'love, taunts, silence and spite: confusion, a stage or nothing': names(`
    Attract, Captivate, Eerie Spell, G-Max Cuddle, G-Max Depletion, Psychic Noise, Sparkling Aria, Spite,
    Taunt, Throat Chop, Uproar
  `),
  'something that holds only at its moment: always, or by chance': names(`
    Alluring Voice, Burning Jealousy, Charge, Curse, Fell Stinger, Growth, No Retreat, Order Up, Rage,
    Syrup Bomb, Venom Drench
  `),
  'items, coins, abilities, hurdles and ground: what is left without them': names(`
    Bug Bite, Ceaseless Edge, Core Enforcer, Covet, Defog, G-Max Gold Rush, G-Max Meltdown, G-Max One Blow,
    G-Max Rapid Flow, G-Max Replenish, G-Max Steelsurge, G-Max Stonesurge, G-Max Gravitas,
    Genesis Supernova, Ice Spinner, Incinerate, Knock Off, Max Lightning, Max Mindstorm, Max Starfall,
    Mortal Spin, Pay Day, Pluck, Rapid Spin, Splintered Stormshards, Stone Axe, Thief, Tidy Up
  `),
};
