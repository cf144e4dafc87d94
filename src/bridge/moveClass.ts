import { isStatusMove } from '../../content/moves/rows.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Move } from '../../rules/model/moves.ts';

/** How a move gets to its target: with the body, thrown, as a ray, all around, or as something that only works. */
export const MOVE_CLASSES = ['contact', 'projectile', 'beam', 'field', 'status'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

type Striking = Exclude<MoveClass, 'status'>;

/** Names whose words lead astray. */
const byName: Readonly<Record<Striking, readonly string[]>> = {
  contact: [
    ...[
      'skull bash',
      'storm throw',
      'circle throw',
      'vital throw',
      'seismic toss',
      'flare blitz',
      'v-create',
    ],
    ...['rock climb', 'triple axel', 'ice spinner', 'branch poke', 'trailblaze', 'grassy glide', 'snap trap'],
    ...[
      'cross poison',
      'fell stinger',
      'raging fury',
      'heart stamp',
      'meteor assault',
      'accelerock',
      'gyro ball',
    ],
    ...['temper flare'],
  ],
  projectile: [
    ...['air slash', 'psycho cut', 'egg bomb', 'fire blast', 'focus blast', 'gunk shot', 'vacuum wave'],
    ...[
      'shell side arm',
      'aqua cutter',
      'air cutter',
      'tachyon cutter',
      'ice ball',
      'moonblast',
      'electroweb',
    ],
    ...['future sight', 'doom desire', 'night shade', 'hex', 'spit up', 'present', 'pay day', 'magical leaf'],
    ...['spirit shackle', 'anchor shot', 'malignant chain', 'spacial rend', 'water pulse', 'dragon rage'],
    ...['thousand arrows', 'glacial lance', 'mud-slap', 'smack down', 'razor shell', 'freezy frost'],
    ...[
      'fusion flare',
      'fusion bolt',
      'blue flare',
      'sacred fire',
      'ice burn',
      'freeze shock',
      'fleur cannon',
    ],
    ...['sonic boom', 'zap cannon', 'armor cannon', 'steam eruption', 'bone club', 'ivy cudgel'],
    ...[
      'attack order',
      'rock blast',
      'spike cannon',
      'barb barrage',
      'trump card',
      'bitter malice',
      'hidden power',
    ],
    ...['seed flare', 'g-max fireball', 'g-max cannonade', 'strange steam', 'draining kiss'],
  ],
  beam: [
    ...['flamethrower', 'water gun', 'hydro pump', 'thunderbolt', 'scald', 'hydro steam', 'overheat'],
    ...[
      'psychic',
      'confusion',
      'psyshock',
      'psystrike',
      'signal beam',
      'psywave',
      'shock wave',
      'fiery wrath',
    ],
    ...['light of ruin', 'dragon energy', 'core enforcer', 'incinerate', 'roar of time', 'judgment'],
    ...['freezing glare', 'luster purge', 'mirror shot', 'absorb', 'mega drain', 'giga drain', 'freeze-dry'],
    ...[
      'thunder shock',
      'electro shot',
      'razor wind',
      'origin pulse',
      'dark pulse',
      'mystical fire',
      'snarl',
    ],
    ...['extrasensory', 'dazzling gleam', 'lumina crash', 'searing sunraze smash', 'tri attack'],
    ...['charge beam', 'chilling water', 'meteor beam', 'prismatic laser'],
    ...['light that burns the sky', 'eternabeam', 'electro drift', 'revelation dance', 'dream eater'],
  ],
  field: [
    ...['precipice blades', 'fiery dance', 'petal dance', 'parabolic charge', 'fire spin', 'draco meteor'],
    ...['water spout', 'muddy water', 'rock tomb', 'sand tomb', 'stone edge', 'earth power', 'fissure'],
    ...['thunder', 'thunderclap', 'inferno', 'heat wave', 'burn up', 'mind blown', 'self-destruct', 'snore'],
    ...["land's wrath", 'gust', 'twister', 'powder snow', 'glaciate', 'sheer cold', 'smog', 'clear smog'],
    ...[
      'grass knot',
      'frenzy plant',
      'blast burn',
      'shell trap',
      'relic song',
      'torch song',
      'round',
      'uproar',
    ],
    ...['drum beating', 'magnetic flux', 'boomburst', 'metal burst', 'expanding force', 'rising voltage'],
    ...['sparkling aria', 'brine', 'make it rain', 'chatter', "nature's madness", 'burning jealousy'],
    ...[
      'infernal parade',
      'poltergeist',
      'ruination',
      'hyperspace hole',
      'misty explosion',
      'mystical power',
    ],
    ...[
      'icicle crash',
      'splishy splash',
      'clanging scales',
      'genesis supernova',
      'shattered psyche',
      'never-ending nightmare',
      'black hole eclipse',
    ],
    ...[
      'bloom doom',
      'acid downpour',
      'tectonic rage',
      'hydro vortex',
      'oceanic operetta',
      'inferno overdrive',
    ],
    ...[
      'subzero slammer',
      'splintered stormshards',
      'continental crush',
      'clangorous soulblaze',
      'overdrive',
    ],
    ...[
      'infestation',
      'bouncy bubble',
      'apple acid',
      'magnitude',
      'bulldoze',
      'tera starstorm',
      'blood moon',
    ],
  ],
};

/** Words that tell the class, the surest first. */
const byWords: readonly (readonly [Striking, RegExp])[] = [
  [
    'contact',
    /\b(?:\w*punch|fists?|\w*kick|bite|\w*fangs?|crunch|claws?|slash|tail|horn|\w*head\w*|\w*slam|tackle|wings?|wingbeat|peck|beak|press|chop|smash|mash|\w*hammer|arms?|jaw|charge|rush|dive|lick|crash|bash|lunge|pounce|stomp\w*|slap|scratch|pound|cut|cutter|\w*blade|scissor|cleave|axe|wheel|drill|jab|lash|whip|hit|swipes?|swing|sweep|torque|attack|strike|thief|leech|upper|spin|roll\w*|grip|edge|sneak|chop|step|steps)\b/,
  ],
  [
    'field',
    /storm|quake|blizzard|\bsurf\b|wave|tornado|hurricane|whirlpool|slide|avalanche|eruption|explosion|wind|voice|noise|buzz|discharge|plume|gale|vortex|pledge|cage|maelstrom|\bmax\b|sands|havoc|daze|meteor|finale/,
  ],
  ['beam', /beam|\bray|\bcannon|laser|breath|pulse|geyser|aeroblast|flash|glare|blast\b|bolt\b/],
  [
    'projectile',
    /ball|bomb|\bshot|spear|needle|missile|seed|throw|\brock|stone|shard|leaf|star|barrage|sphere|arrow|sting|spike|bullet|acid|sludge|ember|dart|gem|bubble|rang|mud|shuriken|swift|octazooka|venoshock|burst|spell|bone|icicle|puff|orb|\bflare\b/,
  ],
];

/** What attacks of a type are where no word of their name tells. */
const byType: Readonly<Record<CreatureType, Striking>> = {
  normal: 'contact',
  fire: 'projectile',
  water: 'contact',
  electric: 'contact',
  grass: 'projectile',
  ice: 'projectile',
  fighting: 'contact',
  poison: 'projectile',
  ground: 'contact',
  flying: 'contact',
  psychic: 'projectile',
  bug: 'contact',
  rock: 'projectile',
  ghost: 'contact',
  dragon: 'contact',
  dark: 'contact',
  steel: 'contact',
  fairy: 'contact',
};

const named: ReadonlyMap<string, Striking> = new Map(
  (Object.keys(byName) as Striking[]).flatMap((kind) => byName[kind].map((name) => [name, kind] as const)),
);

/** The class of a move of the catalogue. */
export function moveClass(move: Move): MoveClass {
  if (isStatusMove(move)) return 'status';
  const name = move.name.toLowerCase();
  return named.get(name) ?? byWords.find(([, words]) => words.test(name))?.[0] ?? byType[move.type];
}
