import { type FormOptions, tube } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import type { HandOptions } from './hands.ts';

const FINGER: FormOptions = { shade: 2.6, rim: false, lineWidth: 0.8 };

/** A hand held out with the palm up, at (0, 0); the wrist is at (30, 8). */
export function drawOfferedHand(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = { ...FINGER, ...options, ramp: options.ramp ?? 'skin' };
  const fingers = [
    '-6,-12,7 -25,-22,6.8 -43,-25,6',
    '-10,-4,7.2 -32,-7,7 -52,-7,6.2',
    '-9,6,7 -30,10,6.8 -48,14,6',
    '-4,15,6.6 -21,23,6.2 -36,30,5.4',
  ];
  for (const finger of fingers) hand.form(tube(finger), form);
  hand.form('-14,-14 2,-21 22,-16 34,-4 32,16 18,24 0,24 -12,18 -17,2', {
    ...form,
    lineWidth: 1,
    shade: 5,
    lines: [
      { path: '-8,8 2,4 12,6 20,16', width: 2.4 },
      { path: '-10,-2 0,-6 8,-5 14,0', width: 2.2 },
    ],
  });
  hand.form(tube('18,-10,7.4 6,-24,7 -8,-34,6'), form);
}

/** A fist on a hip: knuckles to the viewer, the thumb behind; the wrist is at (0, −22). */
export function drawHipFist(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = { ...FINGER, ...options, ramp: options.ramp ?? 'skin' };
  hand.form('-14,-20 6,-22 18,-10 18,8 8,18 -12,16 -18,0', { ...form, lineWidth: 1, shade: 4 });
  for (const y of [-9, -1, 7, 14]) hand.form(tube(`2,${y - 1},5 -8,${y},5.2 -17,${y + 1},4.6`), form);
}
