import type { AttackShow, EffectPart } from './attackShow.ts';
import { beamLength } from './draw/bands.ts';
import type { TypeFrame } from './frames.ts';

interface Volley {
  readonly path?: 'straight' | 'arc' | 'spiral' | 'weave' | 'rain' | 'lob';
  readonly count?: number;
  /** Milliseconds of each flight, and milliseconds between two starts. */
  readonly ms?: number;
  readonly every?: number;
  readonly size?: number;
  /** Spread at the target, as a share of its height. */
  readonly spread?: number;
  readonly spin?: number;
  readonly ahead?: boolean;
  /** The particle of the trail behind each projectile. */
  readonly trail?: TypeFrame;
  /** Milliseconds after the strike at which the first one arrives. */
  readonly late?: number;
}

/** Projectiles from the user to the target. */
export const volley = (frame: TypeFrame, plan: Volley = {}): EffectPart => {
  const { path = 'straight', count = 4, ms = 360, every = 60, size = 1.6, spread = 0.22, late = 0 } = plan;
  const { spin = path === 'lob' ? 7 : 0, ahead = false, trail } = plan;
  return {
    lead: ms - late,
    play: (show) => {
      const start = show.user.mouth;
      const many = Math.max(Math.round(count * show.much), 1);
      for (let index = 0; index < many; index += 1) {
        const side = index % 2 === 0 ? -1 : 1;
        const off = many === 1 ? 0 : ((index * 0.618) % 1) - 0.5;
        const { size: height, middle } = show.target;
        const to = {
          x: middle.x + off * height * spread,
          y: middle.y + side * Math.abs(off) * height * spread,
        };
        const from = path === 'rain' ? { x: to.x - show.way * 120, y: to.y - 420 } : start;
        const send = (sent: TypeFrame, behind: number, times: number) =>
          show.fly({
            frame: `${show.type}.${sent}`,
            ms,
            delay: Math.max(show.lead - ms + late, 0) + index * every + behind,
            from,
            to,
            bend: path === 'arc' ? 50 : path === 'lob' ? 130 : 0,
            ...(path === 'spiral' ? { reach: 34, turns: 1.5 * side, phase: index, flat: 1.2 } : {}),
            ...(path === 'weave' ? { reach: 46, turns: 0, phase: (Math.PI / 2) * side } : {}),
            size: size * times * 0.9 * show.big,
            grow: size * times * 1.2 * show.big,
            spin: ahead ? 0 : spin * show.way,
            angle: ahead ? Math.PI / 2 : 0,
            ahead,
            appear: 0.1,
            fade: 0.08,
            pace: path === 'rain' ? 1.4 : 1.15,
          });
        send(frame, 0, 1);
        if (trail !== undefined)
          for (const [step, times] of [0.66, 0.5, 0.36].entries()) send(trail, 34 * (step + 1), times);
      }
    },
  };
};

interface Stream {
  /** Milliseconds until the beam reaches the target, and milliseconds that it lasts there. */
  readonly ms?: number;
  readonly stay?: number;
  readonly size?: number;
}

/** Sizes of a beam where it leaves the mouth and where it strikes, as shares of its own. */
const narrow = 0.5;
const broad = 1.3;

/** A beam: its segments move from the user to the target without gaps, and grow on their way. Light leads it and strikes. */
export const stream = ({ ms = 200, stay = 460, size = 1.12 }: Stream = {}): EffectPart => ({
  lead: ms,
  play: (show) => {
    const from = show.user.mouth;
    const to = show.target.middle;
    const thick = size * show.big;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const every = ((beamLength * thick * narrow) / way) * ms;
    const start = Math.max(show.lead - ms, 0);
    const held = stay * Math.sqrt(show.much);
    for (let passed = 0; passed < held; passed += every) {
      // It wells up, and runs dry.
      const fullness = Math.min(1, 0.55 + passed / (every * 5), 0.3 + (held - passed) / (every * 5));
      show.fly({
        frame: `${show.type}.beam`,
        ms,
        delay: start + passed,
        from,
        to,
        size: thick * narrow,
        grow: thick * broad * fullness,
        ahead: true,
        appear: 0,
        fade: 0.05,
      });
    }
    show.fly({
      frame: `${show.type}.glow`,
      ms,
      delay: start,
      from,
      to,
      size: 1.1 * thick,
      grow: 2.2 * thick,
      appear: 0.1,
      fade: 0.1,
    });
    for (const [spot, wide] of [
      [from, 1.1],
      [to, 2.1],
    ] as const)
      show.fly({
        frame: `${show.type}.glow`,
        ms: held + ms,
        delay: spot === to ? start + ms * 0.8 : start - 40,
        from: spot,
        size: wide * thick,
        grow: wide * thick * 1.25,
        appear: 0.15,
        fade: 0.3,
      });
  },
});

interface Sky {
  readonly way?: 'down' | 'up' | 'across';
  readonly count?: number;
  readonly ms?: number;
  readonly size?: number;
  readonly at?: number;
  readonly spin?: number;
}

/** Particles all over the target and its surroundings. */
export const sky = (frame: TypeFrame, plan: Sky = {}): EffectPart => {
  const { way = 'down', count = 16, ms = 520, size = 1.2, at = -420, spin = 2 } = plan;
  return {
    lead: -at,
    play: (show) => {
      const many = Math.round(count * show.much);
      for (let index = 0; index < many; index += 1)
        drift(show, { frame, way, ms, size, spin }, index / many, at);
    },
  };
};

type Drifting = Required<Pick<Sky, 'way' | 'ms' | 'size' | 'spin'>> & { readonly frame: TypeFrame };

function drift(show: AttackShow, { frame, way, ms, size, spin }: Drifting, share: number, at: number): void {
  const { middle, size: height, feet } = show.target;
  const x = middle.x + (((share * 7.3) % 1) - 0.5) * height * 1.3;
  const y = middle.y + (((share * 4.7) % 1) - 0.5) * height * 0.95;
  const low = feet.y + (((share * 5.1) % 1) - 0.5) * 50;
  const lanes = {
    down: [
      { x: x - show.way * 90, y: low - height * 1.15 },
      { x, y: low },
    ],
    up: [
      { x, y: low },
      { x: x + show.way * 14, y: low - height * (0.75 + 0.4 * ((share * 3.1) % 1)) },
    ],
    across: [
      { x: x - show.way * height * 1.1, y: y + 26 },
      { x: x + show.way * height * 0.7, y: y - 26 },
    ],
  } as const;
  const [from, to] = lanes[way];
  show.fly({
    frame: `${show.type}.${frame}`,
    ms,
    delay: Math.max(show.lead + at, 0) + share * 460,
    from,
    to,
    bend: way === 'across' ? 18 * Math.sin(share * 40) : 0,
    size: size * show.big * (0.7 + 0.6 * ((share * 9.7) % 1)),
    spin: (share > 0.5 ? 1 : -1) * spin,
    appear: 0.1,
    fade: way === 'down' ? 0.1 : 0.25,
  });
}
