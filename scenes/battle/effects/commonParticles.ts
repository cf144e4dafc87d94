import type { ParticleDrawing } from './draw/particles.ts';

const drawing = (
  shape: ParticleDrawing['shape'],
  fill: string,
  line: string,
  light = '#ffffff',
): ParticleDrawing => ({
  shape,
  fill,
  light,
  line,
});

/** Particles that belong to no type. */
export const commonParticles = {
  light: drawing('star', '#fffbe0', '#e0a93a'),
  gold: drawing('star', '#ffd95e', '#a06a00', '#fff3b8'),
  dust: drawing('puff', '#f4efe2', '#9a8f7c'),
  crumb: drawing('stone', '#d8c7a4', '#6f5f45'),
  mend: drawing('star', '#a5f2a0', '#1f7a46'),
  rise: drawing('arrow', '#ffb03b', '#8a3a10', '#ffe0a0'),
  fall: drawing('arrow', '#6fb2ff', '#1f3f8a', '#cfe4ff'),
  doze: drawing('crescent', '#c7c9f2', '#3f3f78'),
  dizzy: drawing('ring', '#ffd95e', '#8a5a00'),
  startled: drawing('star', '#ffe9a8', '#8a5a00'),
  bond: drawing('ring', '#d9ab68', '#63351a'),
  breath: drawing('puff', '#ffffff', '#7a86a0'),
  shiny: drawing('star', '#fff0a0', '#c98a12'),
  shade: drawing('wisp', '#8d4fd0', '#2c1152', '#b98cf0'),
  shield: drawing('diamond', '#a8e6ff', '#2c5f9a'),
  rain: drawing('drop', '#8fc8ff', '#2a5ea8'),
  sand: drawing('stone', '#e6c487', '#7a5226'),
  snow: drawing('flake', '#eefaff', '#5b93c4'),
  sun: drawing('spark', '#ffd24a', '#b06a00'),
} as const;

export type CommonParticle = keyof typeof commonParticles;

/** The colours of the ground that creatures land on: its dust, and the crumbs of which it is made. */
export interface GroundColours {
  readonly dust: readonly [fill: string, line: string];
  readonly crumb: readonly [fill: string, line: string];
  /** The brightest part of the dust. */
  readonly shine: string;
}

/** A particle of a place: what is thrown up from the ground has the ground's colours. */
export function particleOn(name: CommonParticle, ground: GroundColours | null): ParticleDrawing {
  if (ground === null || (name !== 'dust' && name !== 'crumb')) return commonParticles[name];
  const [fill, line] = ground[name];
  return { ...commonParticles[name], fill, line, light: name === 'crumb' ? fill : ground.shine };
}
