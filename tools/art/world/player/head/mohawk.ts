import { type SpinePoint, tube } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { TILT } from '../pose.ts';
import { HEAD_RADIUS as R } from './face.ts';

/** Angles of the spikes over the middle of the head, from the forehead to the nape, and their lengths. */
const SPIKES = [
  [38, 7],
  [64, 11],
  [92, 14],
  [122, 18],
  [152, 18],
  [184, 13],
] as const;

/** A crest of spikes from forehead to nape. */
export const mohawk: Piece = ({ head, forward }) => {
  const at = (degrees: number, radius: number, thick: number): SpinePoint => {
    const angle = (degrees * Math.PI) / 180;
    const ahead = Math.cos(angle) * radius;
    const up = Math.sin(angle) * radius;
    return [head.x + forward.across * ahead, head.y - up + forward.near * ahead * TILT - 1, thick];
  };
  const spikes = SPIKES.map(([degrees, length]) =>
    tube([
      at(degrees, R * 0.72, 7.5),
      at(degrees + 3, R + length * 0.4, 6),
      at(degrees + 9, R + length, 0.5),
    ]),
  );
  // Draw the far spikes first: the near ones cover them.
  const ordered = forward.near < 0 ? spikes : spikes.toReversed();
  return [
    {
      near: LAYER.hat,
      draw: (scene) => {
        if (Math.abs(forward.across) > 0.5) scene.form(ordered, { ramp: 'crest', shade: 4, miter: true });
        else for (const spike of ordered) scene.form(spike, { ramp: 'crest', shade: 4, miter: true });
      },
    },
  ];
};
