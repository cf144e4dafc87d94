import { ellipse, type Frame, ink, pole } from '../kit.ts';

/** A pocket watch with an open lid. */
export function drawWatch(frame: Frame): void {
  frame.form(ellipse(-27, -24, 20, 28, -34), { ramp: 'brass', dim: true, shade: 4, rim: false });
  frame.wire(ellipse(0, -42, 7, 7), 3.4, frame.scene.ramp('brass').line);
  frame.form(ellipse(0, -34, 6, 5), { ramp: 'brass', shade: 2, rim: false, lineWidth: 0.8 });
  frame.ellipse(0, 0, 33, 33, { ramp: 'brass', shade: 6 });
  frame.ellipse(0, 0, 25, 25, { ramp: 'dial', shade: 4, rim: false, lineWidth: 0.8 });
  for (let i = 0; i < 12; i++) {
    const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)];
    const from = i % 3 ? 19 : 16;
    frame.flat(
      ink(`${x * from},${y * from} ${x * 22},${y * 22}`, i % 3 ? 2 : 3.4, 'none'),
      frame.scene.colour('peak'),
    );
  }
  frame.flat(ink('0,2 0,-8 0,-17', 3.4, 'none'), frame.scene.colour('peak'));
  frame.flat(ink('0,0 6,-4 13,-8', 3.8, 'none'), frame.scene.colour('peak'));
  frame.flat(ink('2,4 -4,-8 -9,-17', 1.8, 'none'), frame.scene.colour('band'));
}

/** An adjustable wrench as long as an arm. */
export function drawWrench(hand: Frame): void {
  hand.form(pole(96, 70, 13), { ramp: 'steel', rim: false, shade: 4 });
  hand.form(pole(34, 70, 15), { ramp: 'grip', rim: false, shade: 4 });
  hand.form('-8,-88! -12,-104 -12,-118 -34,-122! -36,-136 -22,-144 6,-146 20,-134 18,-108 10,-88!', {
    ramp: 'steel',
    shade: 5,
    rim: false,
  });
  hand.form('-12,-104! -34,-106! -36,-94 -14,-90!', { ramp: 'steel', shade: 3, rim: false });
  hand.form(ellipse(3, -99, 9, 7), {
    ramp: 'brass',
    shade: 2,
    rim: false,
    lineWidth: 0.8,
    lines: [-2, 3, 8].map((x) => ({ path: `${x},-106 ${x},-99 ${x},-92`, width: 1.8 })),
  });
}
