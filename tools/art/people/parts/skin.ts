import { mix, type Scene } from '../../kit.ts';

/** Ink of lashes, lips and pupils: warmer than black. */
export const FACE_INK = '#2a1626';

/** Soft folds and wrinkles. */
export const foldColour = (scene: Scene): string =>
  mix(scene.ramp('skin').shade, scene.ramp('skin').deep, 0.6);
/** Noses, ears and other hard edges inside the face. */
export const edgeColour = (scene: Scene): string =>
  mix(scene.ramp('skin').deep, scene.ramp('skin').line, 0.75);
/** Flushed skin, whatever its colour. */
export const flushColour = (scene: Scene): string => mix(scene.ramp('skin').base, '#e8384f', 0.45);
/** Lips without paint. */
export const lipColour = (scene: Scene): string => mix(scene.ramp('skin').base, '#b02a4a', 0.42);
