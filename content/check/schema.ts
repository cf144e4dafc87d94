import * as z from 'zod/mini';
import { CREATURE_TYPES, RARITIES } from '../../rules/creatures/types.ts';
import { HOURS, MAP_WEATHERS, TIERS } from '../../rules/world/types.ts';
import { WILD_GROUNDS } from '../encounters/grounds.ts';
import { MAP_IDS } from '../maps/types.ts';
import { MOVE_CLASSES, STRIKES } from '../moves/rows.ts';

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const text = z.string().check(z.trim(), z.minLength(1));
const chance = z.optional(within(1, 100));
const type = z.enum(CREATURE_TYPES);
const key = z.string().check(z.regex(/^[a-z][a-z-]*$/, 'a lowercase name'));

const baseStat = within(20, 160);
export const speciesSchema = z.strictObject({
  id: key,
  name: z.string().check(z.regex(/^[A-Z][a-z]+(-[A-Z][a-z]+)*$/, 'a name with a capital letter')),
  types: z.union([z.tuple([type]), z.tuple([type, type])]),
  stage: z.literal([1, 2, 3]),
  baseStats: z.strictObject({ hp: baseStat, attack: baseStat, defense: baseStat, speed: baseStat }),
  growth: z.enum(['fast', 'medium', 'slow']),
  catchRate: within(3, 255),
  experienceYield: within(20, 300),
  evolution: z.optional(z.strictObject({ into: key, level: within(2, 100) })),
  learnset: z.array(z.strictObject({ level: within(1, 100), move: text })).check(z.minLength(4)),
  rarity: z.enum(RARITIES),
  habitat: text,
  height: z.number().check(z.gt(0)),
  weight: z.number().check(z.gt(0)),
  text,
});

const weather = z.enum(['sun', 'rain', 'sand', 'hail']);
const ailment = z.enum(['burn', 'freeze', 'paralyz', 'poison', 'sleep']);
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ailment'), ailment, chance }),
  z.strictObject({ kind: z.literal('condition'), condition: z.enum(['confuse', 'flinch']), chance }),
  z.strictObject({
    kind: z.literal('stage'),
    on: z.enum(['user', 'target']),
    stage: z.enum(['attack', 'defense', 'speed', 'accuracy', 'evasion']),
    by: within(-3, 3).check(z.refine((by) => by !== 0, 'a stage change of 0 does nothing')),
    chance,
  }),
  z.strictObject({ kind: z.enum(['drain', 'recoil']), percent: within(1, 100) }),
  z.strictObject({ kind: z.literal('heal'), percent: within(1, 100), bySun: z.optional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('toxic'), chance }),
  z.strictObject({ kind: z.literal('hits'), least: within(2, 5), most: within(2, 5) }),
  z.strictObject({ kind: z.literal('priority'), by: within(-7, 5) }),
  z.strictObject({ kind: z.literal('fixed'), amount: z.union([z.literal('level'), within(1, 200)]) }),
  z.strictObject({
    kind: z.literal('surge'),
    when: z.enum(['ailment', 'ownAilment', 'half', 'leaving', 'hidden']),
  }),
  z.strictObject({ kind: z.literal('sure'), in: z.optional(weather) }),
  z.strictObject({ kind: z.literal('cure'), whom: z.enum(['self', 'team']) }),
  z.strictObject({ kind: z.literal('weather'), weather }),
  z.strictObject({
    kind: z.literal('charge'),
    hide: z.optional(z.literal(true)),
    swiftIn: z.optional(weather),
  }),
  z.strictObject({
    kind: z.enum([
      'seed',
      'trap',
      'reset',
      'swap',
      'rest',
      'protect',
      'screen',
      'shatter',
      'halve',
      'ohko',
      'leaveAtOne',
      'foul',
      'sharp',
      'sleeper',
      'focus',
      'rampage',
      'great',
      'recharge',
      'crash',
      'sacrifice',
    ]),
  }),
]);
export const moveSchema = z.strictObject({
  name: text,
  type,
  attack: within(10, 200),
  accuracy: within(30, 100),
  effect: z.string(),
  effectAccuracy: within(0, 100),
  effects: z.array(effect),
  class: z.enum(MOVE_CLASSES),
  strike: z.nullable(z.enum(STRIKES)),
});

const level = within(1, 100);
/** A clear sky is what is there without a weather: nobody comes for it. */
const sky = z.enum(MAP_WEATHERS).check(z.refine((weather) => weather !== 'clear', 'a weather that is seen'));
export const encounterTableSchema = z.strictObject({
  ground: z.enum(WILD_GROUNDS),
  percent: within(1, 50),
  entries: z
    .array(
      z.strictObject({
        species: key,
        tier: z.enum(TIERS),
        least: level,
        most: level,
        from: z.optional(within(0, 30)),
        hours: z.optional(z.array(z.enum(HOURS)).check(z.minLength(1), z.maxLength(HOURS.length - 1))),
        weathers: z.optional(z.array(sky).check(z.minLength(1))),
        loves: z.optional(sky),
      }),
    )
    .check(z.minLength(1)),
});
export const cellsPerLevelSchema = within(1, 30);

const bonus = z.optional(within(1, 1000));
export const itemSchema = z.strictObject({
  name: text,
  description: text,
  price: within(1, 1_000_000),
  canShow: z.boolean(),
  most: z.optional(within(1, 9999)),
  charm: z.optional(z.strictObject({ coins: bonus, experience: bonus, rare: bonus, kinds: bonus })),
  lure: z.optional(z.strictObject({ rare: bonus, kinds: bonus })),
  pack: z.optional(within(1, 999)),
  furniture: z.optional(z.literal(true)),
  look: z.optional(z.literal(true)),
  sold: z.optional(z.array(z.enum(MAP_IDS)).check(z.minLength(1))),
});
