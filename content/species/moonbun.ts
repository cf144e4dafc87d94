import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A bunny with the moon on its mind, as round as it and as light, on a string.
 * Hook: a ball of a body with flung-out ears, tied by a ribbon to a pebble that has seen it all before.
 * Colours: blossom pink, white, crescent gold, ribbon violet. Temper: giddy, affectionate, airborne.
 */
export const moonbun: Species = {
  id: 'moonbun',
  name: 'Moonbun',
  types: ['fairy'],
  stage: 1,
  baseStats: { hp: 48, attack: 42, defense: 44, speed: 62 },
  growth: 'fast',
  catchRate: 160,
  experienceYield: 60,
  evolution: { into: 'selenhare', level: 26 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'charm'],
    [4, 'thistledown'],
    [8, 'kind word'],
    [12, 'head start'],
    [14, 'left right'],
    [17, 'nectar sip'],
    [22, 'moonlight'],
    [28, 'morning glory'],
    [32, 'bounce'],
    [35, 'full moon'],
    [41, 'pillow fight'],
  ),
  rarity: 'uncommon',
  habitat: 'moonlit meadows',
  height: 0.4,
  weight: 3,
  text: 'It hops higher the rounder the moon is. At full moon it needs to be held on to by somebody heavy.',
};

/**
 * A moon hare sitting very straight on its haunches, a cloak of down about its shoulders, a small moon for a tail.
 * Hook: two great crescent ears that bend towards each other and nearly close into a full moon.
 * Colours: pearl white, blossom pink, crescent gold. Temper: serene, courteous, quick as a blink.
 */
export const selenhare: Species = {
  id: 'selenhare',
  name: 'Selenhare',
  types: ['fairy'],
  stage: 2,
  baseStats: { hp: 74, attack: 87, defense: 60, speed: 99 },
  growth: 'fast',
  catchRate: 80,
  experienceYield: 98,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'charm'],
    [4, 'thistledown'],
    [8, 'kind word'],
    [12, 'head start'],
    [14, 'left right'],
    [17, 'nectar sip'],
    [22, 'moonlight'],
    [29, 'morning glory'],
    [34, 'bounce'],
    [38, 'full moon'],
    [42, 'pillow fight'],
    [47, "moon's favour"],
    [51, 'pale lamp'],
    [57, 'witching hour'],
    [64, 'max enchantment'],
  ),
  rarity: 'uncommon',
  habitat: 'moonlit hilltops',
  height: 1.6,
  weight: 32,
  text: 'One ear is for the waxing moon and one for the waning, and on moonless nights both are folded away. Its footprints fill with light that is gone by breakfast.',
};
