import { mix, type Scene } from '../../kit.ts';

/** Line colour of lashes, lips and pupils, warmer than black. */
export const FACE_INK = '#2a1626';

/** Colour of folds and wrinkles. */
export const foldColour = (scene: Scene): string =>
  mix(scene.ramp('skin').shade, scene.ramp('skin').deep, 0.6);
/** Colour of nose, ears and other hard edges inside the face. */
export const edgeColour = (scene: Scene): string =>
  mix(scene.ramp('skin').deep, scene.ramp('skin').line, 0.75);
/** Colour of flushed skin, for every skin colour. */
export const flushColour = (scene: Scene): string => mix(scene.ramp('skin').base, '#e8384f', 0.45);
/** Colour of lips without lipstick. */
export const lipColour = (scene: Scene): string => mix(scene.ramp('skin').base, '#b02a4a', 0.42);
