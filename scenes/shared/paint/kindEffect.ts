import type { Kind } from '../../../rules/creatures/types.ts';
import type { StageScene } from '../stageScene.ts';
import { type ParticleStyle, particle } from './particles.ts';

const sparkle: ParticleStyle = { shape: 'star', fill: '#fff0a0', line: '#c98a12' };
const wisp: ParticleStyle = { shape: 'flame', fill: '#8d4fd0', line: '#2c1152' };

/** The creature's feet and its size, in units. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Seconds between two particles. */
const pace = 0.11;

/** Sparks round a shiny creature, dark fire round a dark one. Call the returned function in each frame. */
export function kindEffect(scene: StageScene, kind: Kind, stand: Stand): (seconds: number) => void {
  const add = kind === 3 ? addSparkle : kind === 2 ? addWisp : null;
  let next = 0;
  return (seconds) => {
    if (add === null || seconds < next) return;
    next = seconds + pace;
    add(scene, stand);
  };
}

function addSparkle(scene: StageScene, { x, y, size }: Stand): void {
  const angle = Math.random() * Math.PI * 2;
  const reach = size * (0.32 + Math.random() * 0.22);
  const [left, top] = [x + Math.cos(angle) * reach, y - size * 0.45 + Math.sin(angle) * reach * 0.9];
  const full = 0.5 + Math.random() * 0.6;
  void particle(scene, sparkle, { ms: 760 }, (progress) => ({
    x: left,
    y: top,
    size: full * Math.sin(progress * Math.PI),
    turn: progress * 0.9,
  }));
}

function addWisp(scene: StageScene, { x, y, size }: Stand): void {
  const left = x + (Math.random() - 0.5) * size * 0.9;
  const full = 0.7 + Math.random() * 0.6;
  void particle(scene, wisp, { ms: 1100 }, (progress) => ({
    x: left + Math.sin(progress * 6 + left) * 6,
    y: y - size * 0.05 - progress * size * 0.62,
    size: full * (1 - progress * 0.6),
    opacity: 0.75 * Math.sin(progress * Math.PI),
  }));
}
