import type { AttackShow, EffectPart, On } from './attackShow.ts';
import type { Flight } from './flight.ts';
import type { TypeFrame } from './frames.ts';

interface Common {
  /** Milliseconds from the strike; negative is before it. */
  readonly at?: number;
  readonly on?: On;
  readonly ms?: number;
  readonly size?: number;
}

const full = Math.PI * 2;
const countOf = (count: number, show: AttackShow): number => Math.max(Math.round(count * show.much), 1);

function part(at: number, play: (show: AttackShow, delay: number) => void): EffectPart {
  return { lead: Math.max(-at, 0), play: (show) => play(show, Math.max(show.lead + at, 0)) };
}

/** Height in units of the figure for which the sizes are given. */
const usual = 350;

interface Burst extends Common {
  readonly count?: number;
  /** How far they fly, as a share of the figure's height. */
  readonly reach?: number;
  readonly fall?: number;
  readonly spin?: number;
  readonly ahead?: boolean;
}

/** Particles that fly apart from the middle of the figure. */
export const burst = (frame: TypeFrame, plan: Burst = {}): EffectPart => {
  const {
    at = 0,
    on = 'target',
    ms = 560,
    size = 1.15,
    count = 9,
    reach = 0.5,
    fall = 30,
    spin = 3,
    ahead,
  } = plan;
  return part(at, (show, delay) => {
    const { middle, size: height } = show[on];
    const many = countOf(count, show);
    for (let index = 0; index < many; index += 1) {
      const angle = (index / many) * full + Math.random() * 0.5;
      const far = height * reach * (0.65 + Math.random() * 0.45) * Math.sqrt(show.big);
      show.fly({
        frame: `${show.type}.${frame}`,
        ms: ms * (0.75 + Math.random() * 0.25),
        delay,
        from: middle,
        to: { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far * 0.8 },
        fall,
        size: size * show.big * (0.8 + Math.random() * 0.4),
        grow: size * 0.35,
        spin: ahead ? 0 : (Math.random() - 0.5) * 2 * spin,
        ahead: ahead === true,
        pace: 0.5,
        appear: 0,
        fade: 0.4,
      });
    }
  });
};

interface Ring extends Common {
  readonly count?: number;
  readonly reach?: number;
  readonly turns?: number;
  readonly swing?: NonNullable<Flight['swing']>;
  readonly flat?: number;
  /** How far the ring rises, and how far below the middle it starts, as shares of the figure's height. */
  readonly rise?: number;
  readonly low?: number;
  readonly every?: number;
  readonly spin?: number;
}

/** Particles that circle a creature: an aura, or charging. */
export const ring = (frame: TypeFrame, plan: Ring = {}): EffectPart => {
  const { at = 0, on = 'focus', ms = 720, size = 1, count = 8, reach = 0.42, turns = 0.7, every = 0 } = plan;
  const { swing = 'orbit', flat = 0.4, rise = 0, low = 0, spin = 0 } = plan;
  return part(at, (show, delay) => {
    const { middle, size: height } = show[on];
    const many = countOf(count, show);
    for (let index = 0; index < many; index += 1)
      show.fly({
        frame: `${show.type}.${frame}`,
        ms,
        delay: delay + index * every,
        from: { x: middle.x, y: middle.y + height * low },
        to: { x: middle.x, y: middle.y + height * (low - rise) },
        reach: height * reach,
        swing,
        turns,
        flat,
        phase: (index / many) * full,
        size: size * show.big,
        grow: swing === 'close' ? size * 0.5 : size * show.big,
        spin,
        appear: 0.2,
        fade: swing === 'close' ? 0.1 : 0.3,
      });
  });
};

/** Particles that move inwards while the user charges before an attack. */
export const gather = (frame: TypeFrame, plan: Ring = {}): EffectPart =>
  ring(frame, {
    at: -620,
    ms: 320,
    on: 'user',
    swing: 'close',
    reach: 0.5,
    flat: 0.8,
    count: 6,
    size: 0.8,
    ...plan,
  });

interface Picture extends Common {
  readonly grow?: number;
  readonly spin?: number;
  readonly angle?: number;
  readonly opacity?: number;
  /** Distance from the middle, as a share of the figure's height. */
  readonly x?: number;
  readonly y?: number;
}

/** A large mark on a creature. */
export const overlay = (plan: Picture & { readonly frame?: TypeFrame } = {}): EffectPart => {
  const { at = 0, on = 'target', ms = 420, size = 1.7, grow = size * 1.18, x = 0, y = 0, spin = 0 } = plan;
  return part(at, (show, delay) => {
    const { middle, size: height } = show[on];
    const unit = (height / usual) * Math.sqrt(show.big);
    show.fly({
      frame: `${show.type}.${plan.frame ?? 'mark'}`,
      ms,
      delay,
      from: { x: middle.x + x * height * show.way, y: middle.y + y * height },
      size: size * unit,
      grow: grow * unit,
      angle: plan.angle ?? 0,
      spin,
      mirrored: show.way < 0,
      appear: 0.06,
      fade: 0.4,
      opacity: plan.opacity ?? 1,
      pace: 0.5,
    });
  });
};

/** Soft light round a creature. */
export const glow = (plan: Picture = {}): EffectPart =>
  overlay({ frame: 'glow', ms: 520, size: 4.2, grow: 5.4, opacity: 0.6, ...plan });

/** A mark that an attack leaves on the ground for a while. */
export const ground = (plan: Common = {}): EffectPart => {
  const { at = 0, on = 'target', ms = 1100, size = 1.5 } = plan;
  return part(at, (show, delay) => {
    const { feet, size: height } = show[on];
    const wide = (size * height) / usual;
    show.fly({
      frame: `${show.type}.ground`,
      ms,
      delay,
      from: feet,
      size: wide * 0.75,
      grow: wide,
      pace: 0.4,
      appear: 0.1,
      fade: 0.35,
      layer: 'ground',
    });
  });
};

interface Wall extends Common {
  readonly count?: number;
  readonly every?: number;
  /** Width of the row, as a share of the figure's height. */
  readonly wide?: number;
}

/** Walls that rise out of the ground round a creature, one after the other. */
export const wall = (plan: Wall = {}): EffectPart => {
  const { at = -160, on = 'target', ms = 720, size = 1.35, count = 5, every = 55, wide = 0.95 } = plan;
  return part(at, (show, delay) => {
    const { feet, size: height } = show[on];
    const many = Math.max(Math.round(count * Math.sqrt(show.much)), 2);
    for (let index = 0; index < many; index += 1) {
      const share = index / (many - 1) - 0.5;
      const behind = index % 2 === 1;
      show.fly({
        frame: `${show.type}.wall`,
        ms,
        delay: delay + index * every,
        from: { x: feet.x + share * height * wide * show.way, y: feet.y + (behind ? -16 : 12) },
        size: ((size * height) / usual) * show.big * (1 - Math.abs(share) * 0.45),
        sprout: true,
        mirrored: show.way > 0,
        appear: 0.05,
        fade: 0.15,
        layer: behind ? 'behind' : 'front',
      });
    }
  });
};

interface March extends Common {
  readonly count?: number;
  readonly every?: number;
}

/** Walls that rise one after the other from the user to the target. */
export const march = (plan: March = {}): EffectPart => {
  const { count = 5, every = 75, ms = 460, size = 1.1 } = plan;
  return part(-count * every, (show, delay) => {
    for (let index = 1; index <= count; index += 1) {
      const share = index / count;
      show.fly({
        frame: `${show.type}.wall`,
        ms: index === count ? ms * 1.5 : ms,
        delay: delay + index * every,
        from: {
          x: show.user.feet.x + (show.target.feet.x - show.user.feet.x) * share,
          y: show.user.feet.y + (show.target.feet.y - show.user.feet.y) * share + 8,
        },
        size: size * show.big * (0.7 + 0.5 * share),
        sprout: true,
        mirrored: show.way > 0,
        appear: 0.05,
        fade: 0.15,
      });
    }
  });
};
