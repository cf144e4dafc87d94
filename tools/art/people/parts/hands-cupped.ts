import { type FormOptions, tube } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import type { HandOptions } from './hands.ts';
import { foldColour } from './skin.ts';

/**
 * A hand around a round object, seen from the back of the hand: the fingers point left, the thumb is above them. The
 * middle of the back is at (0, 0), the wrist at (26, 10).
 */
export function drawCuppedHand(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = {
    shade: 3,
    rim: false,
    lineWidth: 0.8,
    ...options,
    ramp: options.ramp ?? 'skin',
  };
  for (const finger of [
    '-2,20,7 -18,25,7 -32,24,5.6',
    '-4,10,7.4 -24,13,7.2 -42,10,5.8',
    '-4,-1,7.6 -26,-1,7.4 -46,-6,6',
    '-2,-12,7.2 -22,-15,7 -40,-22,5.8',
  ])
    hand.form(tube(finger), form);
  hand.form('-8,-18 10,-21 28,-10 34,8 26,24 4,27 -8,20 -12,0', { ...form, lineWidth: 1, shade: 5 });
  hand.form(tube('18,-14,8 8,-28,8 -2,-41,6.4'), form);
  for (const knuckle of ['-6,-15 -9,-12 -9,-9', '-9,-4 -12,-1 -12,3', '-8,8 -11,11 -11,14'])
    hand.ink(knuckle, 2.2, foldColour(hand.scene));
}
