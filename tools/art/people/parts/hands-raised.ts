import { type FormOptions, tube } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { foldColour } from './skin.ts';

const FINGERS = [
  '-11,-14,6 -17,-30,5.6 -21,-44,4.6',
  '-3,-18,6 -5,-36,5.8 -6,-52,4.8',
  '6,-17,6 8,-34,5.6 10,-48,4.6',
  '14,-10,5.6 21,-24,5.2 26,-36,4.2',
];

/**
 * A raised hand with spread fingers, the palm towards the viewer and the thumb on the left. The middle of the palm is
 * at (0, 0), the wrist at (2, 28).
 */
export function drawRaisedHand(hand: Frame, options: FormOptions & { readonly ramp?: string } = {}): void {
  const { ramp = 'skin' } = options;
  const thumb = tube('-10,10,7 -22,2,6 -31,-7,4.8');
  const palm = '-16,-14! 0,-22 18,-12! 21,6 14,26 2,32 -12,26 -18,8';
  hand.form([palm, thumb, ...FINGERS.map((finger) => tube(finger))], {
    shade: 3.4,
    rim: false,
    ...options,
    ramp,
  });
  hand.ink('-12,-4 -2,-7 8,-5 15,0', 2.2, foldColour(hand.scene));
  hand.ink('-13,-2 -4,4 0,14 0,24', 2.2, foldColour(hand.scene));
}
