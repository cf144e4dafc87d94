import { ellipse, type Frame, openSpline } from '../kit.ts';

export function drawKettle(kettle: Frame): void {
  kettle.tube('-26,14,9 -46,2,7.4 -54,-16,6', { ramp: 'kettle', shade: 4, rim: false });
  kettle.form('-30,-30! 0,-36 30,-30! 44,-8 44,18 30,38 0,43 -30,38 -44,18 -44,-8', {
    ramp: 'kettle',
    shade: 9,
    highlights: [ellipse(-20, -12, 12, 6, -24)],
    lines: ['8,6 14,12 22,12 27,6', '-30,24 -22,28 -14,28'],
    marks: [{ path: ellipse(18, 5, 12, 8, 10), ramp: '#6f788c' }],
  });
  kettle.form('-25,-30! -20,-42 0,-46 20,-42 25,-30! 0,-26', { ramp: 'kettle', shade: 4, rim: false });
  kettle.ellipse(0, -48, 6, 6, { ramp: 'gold', shade: 2, rim: false, lineWidth: 0.8 });
}

export function drawKettleHandle(kettle: Frame): void {
  kettle.wire(
    openSpline('-36,-22 -40,-54 -24,-78 0,-82 24,-78 40,-54 36,-22'),
    10.5,
    kettle.scene.ramp('kettle').line,
  );
  kettle.wire(
    openSpline('-36,-22 -40,-54 -24,-78 0,-82 24,-78 40,-54 36,-22'),
    5.5,
    kettle.scene.ramp('gold').shade,
  );
}
