import type { CreatureType } from '../../../rules/creatures/types.ts';

/** Three species of each type that stand for all partners of the type in the picture of its hall, the largest in the middle. */
export const partners: Readonly<Record<CreatureType, readonly [string, string, string]>> = {
  normal: ['tuftpup', 'drovermane', 'hearthkit'],
  fire: ['clinkdil', 'emberam', 'flickeep'],
  water: ['nubwhal', 'wallopo', 'dampaw'],
  electric: ['filamel', 'ampolecat', 'fizzet'],
  grass: ['rootling', 'briarling', 'pricklo'],
  ice: ['nippet', 'quillberg', 'calfrost'],
  fighting: ['stiltlet', 'pawgilist', 'knuckub'],
  poison: ['gloopet', 'apothadder', 'phialin'],
  ground: ['dustkit', 'excavole', 'molder'],
  flying: ['postwren', 'couristrel', 'stiltlet'],
  psychic: ['oraclam', 'owlumen', 'blinkowl'],
  bug: ['matchbug', 'squirant', 'inchbeam'],
  rock: ['cobblet', 'amethystrix', 'pumichick'],
  ghost: ['strawisp', 'galoshade', 'lullabell'],
  dragon: ['ingotail', 'gustrake', 'vyrmling'],
  dark: ['noctuff', 'umbrawl', 'scuffkit'],
  steel: ['vanechick', 'pendulope', 'rivetle'],
  fairy: ['globelle', 'selenhare', 'moonbun'],
};
