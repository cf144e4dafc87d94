/*
 * What is counted by eye on the contact sheets, because no picture tells it by itself. Whoever draws a species anew, or a new one, looks
 * whether it belongs here; the test counts.
 */

/** Plain, fierce, wild animals: nothing worn, carried or made by hands; fire, ice, leaves or water only as part of the body or of where it lives. */
export const WILD: readonly string[] = [
  'boreauk',
  'cackleader',
  'curarana',
  'glacilisk',
  'inglynx',
  'kilnaries',
  'penumbrawn',
  'quicksylph',
  'scuffkit',
  'solpavo',
  'sootbrock',
  'tephraptor',
  'thickhog',
  'umbrawl',
  'weirgill',
];
export const LEAST_WILD = 15;

/** Heavy bodies on four legs that face left with something on the back, be it flames, crystals or leaves. */
export const LADEN: readonly string[] = [
  'amethystrix',
  'anvilisk',
  'bouldun',
  'brockember',
  'calfrost',
  'clinkdil',
  'cometoad',
  'curarana',
  'emberam',
  'grovetusk',
  'ironclade',
  'kilnaries',
  'muskalanche',
  'potamere',
  'rivetle',
  'shaftmaw',
  'shinglet',
  'thickhog',
  'timpanyak',
  'trilobastion',
  'tumulord',
  'wandertoise',
];
/** Largest share of them among all. */
export const MOST_LADEN = 1 / 7;
