import type { Scene } from '../core/scene.ts';
import type { EyeKind } from '../parts/eye-shapes.ts';
import { type EyePairOptions, eyes } from '../parts/eyes.ts';
import { blush, type MouthKind, mouth, nose } from '../parts/face.ts';
import type { Anchors } from './body.ts';

export interface FaceOptions extends EyePairOptions {
  readonly kind?: EyeKind;
  /** Factor on the size of the eyes; 1 for young animals, 0.7 for grown ones. */
  readonly size?: number;
  readonly mouth?: MouthKind;
  /** Colour of the nose. Without it no nose is drawn. */
  readonly nose?: string;
  /** Colour of the cheeks. Without it no cheeks are drawn. */
  readonly blush?: string;
}

/** Height of an eye relative to the head, by kind. */
const OPENNESS: Readonly<Record<EyeKind, number>> = { dot: 0.74, round: 0.78, fierce: 0.6, calm: 0.56 };

/** Draws the eyes of a head, and nose, mouth and cheeks if the options name them, at the places given by the plan. */
export function drawFace(scene: Scene, at: Anchors, options: FaceOptions = {}): void {
  const { size = 1, mouth: lips, nose: noseColour, blush: cheeks, ...eyeOptions } = options;
  const { x, y, radius } = at.head;
  const kind = eyeOptions.kind ?? 'round';
  const [noseX, noseY] = at.muzzle;
  const protrudes = (x - noseX) / radius > 0.6;
  // With a protruding muzzle the eyes are higher, to leave room for it.
  const [eyeX, eyeY] = [x - radius * (protrudes ? 0.14 : 0.2), y - radius * (protrudes ? 0.06 : -0.08)];
  eyes(scene, eyeX, eyeY, radius * 1.02, radius * 0.57 * size, radius * OPENNESS[kind] * size, eyeOptions);
  if (noseColour) nose(scene, noseX, noseY, radius * 0.26, noseColour);
  if (lips) {
    const lipsX = noseX + (protrudes ? radius * 0.3 : 0);
    mouth(scene, lipsX, noseY + radius * (protrudes ? 0.26 : 0.16), radius * 0.42, lips, { lineWidth: 2.8 });
  }
  if (!cheeks) return;
  blush(scene, x + radius * 0.6, y + radius * 0.48, radius * 0.2, cheeks);
  if (!protrudes) blush(scene, x - radius * 0.78, y + radius * 0.44, radius * 0.14, cheeks);
}
