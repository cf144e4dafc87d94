import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { edgeColour } from './skin.ts';

/** The near ear, at (46, 16). Draw it after the face and before hair that covers it. */
export function drawEar(head: Frame, size = 1.1, options: FormOptions = {}): void {
  const ear = head.inside({ x: 45, y: 15, size });
  ear.form('-7,-13! 0,-19 10,-17 12,-5 8,9 2,18 -5,17 -8,8!', {
    ramp: 'skin',
    shade: 3,
    lineWidth: 0.85,
    ...options,
  });
  ear.ink('-2,-9 4,-12 7,-6 4,4 0,6', 2.6, edgeColour(head.scene));
}

/** A ring or a drop at the lobe. */
export function drawEarring(head: Frame, kind: 'ring' | 'drop' | 'stud', ramp: string, size = 1): void {
  const lobe = head.inside({ x: 46, y: 34, size });
  const options: FormOptions = { ramp, lineWidth: 0.6, shade: 1.4, rim: false };
  if (kind === 'ring') lobe.wire('0,-4 6,3 0,11 -6,3', 3.4, head.scene.ramp(ramp).base);
  if (kind === 'stud') lobe.ellipse(0, -2, 4, 4, options);
  if (kind === 'drop') lobe.form('0,-4! 5,8 0,14 -5,8', options);
}
