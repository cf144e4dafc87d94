import type { Backdrop } from './stage.ts';

/** What each layer shows, from back to front. */
type Layers = Readonly<Record<keyof Backdrop, () => readonly string[]>>;

/** A place whose layers are lists of things. */
export function backdrop({ far, ground, near, lights, platform }: Layers): Backdrop {
  const joined = (things: () => readonly string[]) => () => things().join('');
  return {
    far: joined(far),
    ground: joined(ground),
    near: joined(near),
    lights: joined(lights),
    platform: joined(platform),
  };
}
