import type { Layer } from '../effects/effect.ts';
import { burst, ping, thump, whoosh } from '../effects/kit.ts';
import { struck } from '../synth/envelope.ts';

/** Layers of one stroke at full strength. */
export const DRUMS = {
  kick: [thump(150, 46, 0.24, { level: 1.1 }), burst({ kind: 'low', cutoff: 2500 }, 0.012, { level: 0.35 })],
  softKick: [thump(105, 50, 0.2, { level: 0.8 })],
  snare: [
    burst({ kind: 'high', cutoff: 1500 }, 0.15, { level: 0.55 }),
    ping(
      [
        [0, 230],
        [0.08, 170],
      ],
      0.1,
      { level: 0.5 },
    ),
  ],
  march: [
    burst({ kind: 'band', cutoff: 3200, resonance: 0.7 }, 0.1, { level: 0.7 }),
    ping(250, 0.07, { wave: 'triangle', level: 0.4 }),
  ],
  hat: [burst({ kind: 'high', cutoff: 7000 }, 0.045, { level: 0.4 })],
  open: [burst({ kind: 'high', cutoff: 6500 }, 0.22, { level: 0.35 })],
  shaker: [burst({ kind: 'high', cutoff: 5200 }, 0.07, { level: 0.3, envelope: struck(0.07, 0.018) })],
  block: [ping(880, 0.06, { level: 0.5 }), ping(1330, 0.04, { level: 0.3 })],
  rim: [
    ping(1650, 0.03, { wave: 'triangle', level: 0.4 }),
    burst({ kind: 'high', cutoff: 3000 }, 0.02, { level: 0.3 }),
  ],
  tom: [thump(190, 95, 0.25, { level: 0.8 }), burst({ kind: 'low', cutoff: 1200 }, 0.03, { level: 0.3 })],
  taiko: [thump(115, 52, 0.5, { level: 1.1 }), burst({ kind: 'low', cutoff: 700 }, 0.06, { level: 0.6 })],
  crash: [burst({ kind: 'high', cutoff: 3800 }, 0.9, { level: 0.45 }), whoosh(7000, 0.5, { level: 0.15 })],
  triangle: [ping(4180, 0.5, { level: 0.25 }), ping(6270, 0.4, { level: 0.12 })],
} satisfies Record<string, readonly Layer[]>;

export type Drum = keyof typeof DRUMS;
