import type { FormOptions } from '../../kit.ts';
import { tube } from '../../kit.ts';
import type { Frame } from '../frame.ts';

export interface HandOptions extends FormOptions {
  /** Colour of the skin or glove. Default `skin`. */
  readonly ramp?: string;
}
const FINGER: FormOptions = { shade: 2.4, rim: false, lineWidth: 0.8 };

/**
 * A fist around a vertical pole through (0, 0), 36 units high. Draw the pole first. The fingers close around it from
 * right to left; the wrist is at (20, 14).
 */
export function drawFist(hand: Frame, options: HandOptions = {}): void {
  const { ramp = 'skin' } = options;
  const form: FormOptions = { ...FINGER, ...options, ramp };
  hand.form('2,-18 14,-19 25,-10 29,6 24,19 10,20 2,14', { ...form, lineWidth: 1, shade: 4 });
  for (const [y, reach] of [
    [13.5, -9],
    [5, -12],
    [-4, -13],
    [-13, -11],
  ] as const) {
    hand.form(tube(`${reach},${y},4.9 0,${y},5.3 10,${y - 0.5},4.6`), form);
  }
  hand.form(tube('20,-6,5.6 12,-15,5.4 2,-20,4.6'), form);
}

/** An open hand that holds something, its palm up at (0, 0). The wrist is at (26, 12). */
export function drawPalm(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = { ...FINGER, ...options, ramp: options.ramp ?? 'skin' };
  hand.form('-16,-3 0,-5 18,-6 30,2 30,16 14,19 -6,15 -16,8', { ...form, lineWidth: 1, shade: 4 });
  for (const [y, reach] of [
    [-1, -31],
    [5, -35],
    [11, -31],
  ] as const) {
    hand.form(tube(`-8,${y},5.2 -20,${y - 1},5 ${reach},${y - 5},4`), form);
  }
  hand.form(tube('8,0,5.6 0,-9,5.2 -8,-15,4'), form);
}

/** Thumb and forefinger hold a small object at (0, 0), the other fingers are spread; the wrist is at (40, 26). */
export function drawPinch(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = { ...FINGER, ...options, ramp: options.ramp ?? 'skin' };
  for (const finger of ['34,6,5 30,-10,5 20,-26,4', '28,6,5.2 20,-8,5 8,-20,4'])
    hand.form(tube(finger), form);
  hand.form('14,6 26,0 40,4 48,18 44,32 28,34 16,24', { ...form, lineWidth: 1, shade: 4 });
  hand.form(tube('22,10,5.6 10,-4,5.2 -1,-3,4'), form);
  hand.form(tube('34,26,6.4 18,20,6 6,12,5.2 -1,4,4'), form);
}

/** A raised forefinger with its tip at (0, 0); the wrist is at (8, 62). */
export function drawPointing(hand: Frame, options: HandOptions = {}): void {
  const form: FormOptions = { ...FINGER, ...options, ramp: options.ramp ?? 'skin' };
  hand.form(tube('2,4,4.8 3,18,5.4 5,34,6'), form);
  hand.form('-6,30 8,26 22,30 26,46 20,60 4,62 -6,50', { ...form, lineWidth: 1, shade: 4 });
  for (const [x, y] of [
    [18, 34],
    [10, 33],
  ] as const)
    hand.form(tube(`${x},${y},5.2 ${x - 1},${y + 10},5.2`), form);
  hand.form(tube('18,52,5.4 8,50,5.4 -3,44,4.6'), form);
}
