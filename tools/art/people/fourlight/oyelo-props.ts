import { ellipse, Frame, flame, flameCore, openSpline, polygon, type Scene, spline } from '../kit.ts';

/** A candle in a glass. */
export function drawCandle(glass: Frame): void {
  glass.form(polygon('-11,-14 11,-14 11,24 -11,24'), { ramp: 'wax', shade: 4, rim: false, lineWidth: 0.85 });
  glass.flat(ellipse(0, -34, 30, 34), '#ffd86b', 0.35);
  glass.form(flame(0, -12, 28, 44, 0.1), { ramp: 'flame', shade: 3, lineWidth: 0.85, miter: true });
  glass.flat(flameCore(0, -14, 14, 25, 0.1), glass.scene.colour('core'));
  const cup = '-27,-58! -24,-40 -24,-10 -25,18 -20,30! 0,35 20,30! 25,18 24,-10 24,-40 27,-58!';
  glass.wire(cup, 8, glass.scene.ramp('glass').line, glass.scene.colour('glass'), 0.1);
  glass.wire(cup, 3.4, glass.scene.colour('glass'));
  glass.wire(ellipse(0, -58, 27, 6), 8, glass.scene.ramp('glass').line);
  glass.wire(ellipse(0, -58, 27, 6), 3.4, glass.scene.colour('glass'));
  glass.flat(spline('-19,-44! -15,-44! -16,-10 -17,16! -20,16!'), '#ffffff', 0.7);
}

/** A music box. */
export function drawMusicBox(scene: Scene): void {
  scene.flat(openSpline('164,206 172,220 178,232').withThickness(3), 'none', {
    stroke: scene.ramp('silver').shade,
    strokeWidth: 3.4,
  });
  scene.flat(openSpline('196,232 204,218 206,208').withThickness(3), 'none', {
    stroke: scene.ramp('silver').shade,
    strokeWidth: 3.4,
  });
  const box = new Frame(scene, { x: 186, y: 240, degrees: -4 });
  box.tube('22,4,2.6 33,4,2.6 34,-7,2.6', { ramp: 'silver', rim: false, shade: 1, lineWidth: 0.8 });
  box.ellipse(35, -10, 4.5, 4.5, { ramp: 'box', flat: true, lineWidth: 0.7 });
  box.form(polygon('-24,-12 24,-12 24,24 -24,24'), { ramp: 'box', shade: 4, rim: false });
  box.form(polygon('-26,-16 26,-16 26,-8 -26,-8'), { ramp: 'silver', shade: 2, rim: false, lineWidth: 0.8 });
  box.ellipse(-2, 6, 8, 8, { ramp: 'silver', shade: 2, rim: false, lineWidth: 0.7 });
  box.flat(ellipse(-2, 6, 3.4, 3.4), scene.ramp('box').line);
}
