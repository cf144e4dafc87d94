import { ellipse, type Frame, ink, polygon, type Scene, star } from '../kit.ts';

/** An astrolabe: brass rings around a net of stars. */
export function drawAstrolabe(frame: Frame): void {
  frame.wire(ellipse(0, -4, 7, 8), 3.4, frame.scene.ramp('plate').line);
  frame.form('-9,6! 0,-2 9,6! 8,14 -8,14', { ramp: 'gold', shade: 2, lineWidth: 0.8, rim: false });
  frame.ellipse(0, 48, 37, 38, { ramp: 'gold', shade: 6 });
  frame.ellipse(0, 48, 28, 29, { ramp: 'coat', shade: 5, rim: false, lineWidth: 0.8 });
  frame.wire(ellipse(-2, 53, 18, 17), 3, frame.scene.colour('gold'));
  frame.wire(ellipse(3, 38, 11, 11), 2.6, frame.scene.colour('gold'));
  frame.form(polygon('-26,33 26,60 24,64 -28,37'), { ramp: 'gold', lineWidth: 0.6, flat: true });
  frame.ellipse(0, 48, 4.4, 4.4, { ramp: 'gold', lineWidth: 0.6, flat: true });
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    frame.flat(
      ink(`${x * 31},${48 + y * 32} ${x * 35},${48 + y * 36}`, 1.6, 'none'),
      frame.scene.ramp('plate').line,
    );
  }
}

/** A constellation: stars joined by threads. */
export function drawConstellation(
  scene: Scene,
  points: readonly (readonly [number, number, number])[],
): void {
  scene.flat(
    ink(
      points.map(([x, y]): [number, number] => [x, y]),
      1.4,
      'none',
    ),
    '#ffe9a8',
  );
  for (const [x, y, r] of points) scene.flat(star(x, y, r, r * 0.4, 4), '#ffe9a8');
}
