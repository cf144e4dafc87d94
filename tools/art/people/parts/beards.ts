import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { strands } from './strands.ts';

const BEARD: FormOptions = { ramp: 'hair', shade: 7 };

/** The shapes of beards. Draw the mouth after the beard, and the moustache last. */
const CUTS = {
  short:
    '-47,14! -46,36 -36,58 -12,70 16,64 38,44 46,20! 40,26 34,34 22,36! 10,35 2,38 -8,37 -18,38 -28,36 -38,33! -43,26',
  full: '-47,12! -50,40 -42,66 -20,86 4,84 30,66 44,42 48,14! 40,28 30,36 18,34! 8,30 2,32 -8,31 -16,33 -26,31 -35,31! -42,24',
  long: '-47,12! -52,44 -46,78 -28,112 -14,126! 4,106 26,84 42,52 48,14! 40,28 30,36 18,34! 8,30 2,32 -8,31 -16,33 -26,31 -35,31! -42,24',
  goatee: '-28,34! -32,50 -24,64 -12,72 0,68 8,54 6,34! 2,40 -2,48 -14,51 -24,46',
  chin: '-30,52! -30,64 -22,74 -10,76 6,70 16,56! 4,54 -6,57 -14,56 -22,57',
} as const;
export type BeardKind = keyof typeof CUTS;

export function drawBeard(head: Frame, kind: BeardKind, options: FormOptions = {}): void {
  const lines =
    kind === 'full' || kind === 'long'
      ? strands('-36,44 -33,56 -26,66 -18,74', '-12,60 -12,68 -10,75 -8,80', '34,40 30,50 22,60 12,68')
      : [];
  head.form(CUTS[kind], { ...BEARD, lines, ...options });
}

const MOUSTACHES = {
  /** Covers the mouth. */
  walrus: '-16,29! -26,29 -40,38 -44,54! -32,48 -22,48 -14,44! -4,49 8,47 20,54! 14,38 0,29',
  trimmed: '-16,31! -26,31 -34,39! -24,40 -15,37! -4,41 8,39! 0,31',
  /** Has turned-up ends. */
  waxed:
    '-15,31! -26,33 -36,35 -44,26 -43,18! -50,30 -44,42 -30,44 -15,38! 0,45 18,42 24,28 16,18! 17,27 12,34 0,33',
} as const;

export function drawMoustache(head: Frame, kind: keyof typeof MOUSTACHES, options: FormOptions = {}): void {
  head.form(MOUSTACHES[kind], { ...BEARD, shade: 4, lineWidth: 0.85, rim: false, ...options });
}

/** Side-whiskers in front of the near ear and on the far cheek. */
export function drawWhiskers(head: Frame, options: FormOptions = {}): void {
  head.form('40,-12! 44,10 40,30 30,42! 24,40 14,36! 24,30 30,16 32,-4!', { ...BEARD, shade: 4, ...options });
  head.form('-46,0! -49,18 -44,36 -36,40! -36,28 -40,14!', { ...BEARD, shade: 3, dim: true, ...options });
}
