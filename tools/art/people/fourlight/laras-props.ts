import { ellipse, type Frame, flame, flameCore, pole, spline } from '../kit.ts';

/** A puppet of cut leather: a king with a long nose. */
export function drawPuppet(puppet: Frame): void {
  puppet.form(pole(20, 120, 6), { ramp: 'stick', rim: false, shade: 2 });
  puppet.tube('14,4,5 34,20,4.4 18,40,3.6', { ramp: 'leather', dim: true, shade: 2, rim: false });
  puppet.form('-16,-8! 0,-14 18,-8! 24,14 14,34 22,58! 0,66 -22,58! -12,34 -20,14', {
    ramp: 'leather',
    shade: 5,
    marks: [{ path: spline('-24,30 0,36 24,30! 26,44 0,50 -26,44!'), ramp: 'gold' }],
  });
  puppet.form('-40,-22! -24,-34 -14,-48 4,-52 20,-46 22,-28 10,-16 8,-6 -6,-6 -6,-14 -14,-18 -18,-22!', {
    ramp: 'leather',
    shade: 4,
  });
  puppet.form(
    '-14,-46! -16,-62 -2,-74 8,-94! 14,-76 32,-74 40,-56! 32,-58 34,-40 26,-26! 18,-34 16,-48 0,-52!',
    {
      ramp: 'gold',
      shade: 4,
      rim: false,
      marks: [{ path: spline('0,-62 10,-70 22,-64 26,-50 16,-58'), ramp: 'dark' }],
    },
  );
  puppet.flat(spline('-12,-38! -6,-41 2,-38! -4,-35'), puppet.scene.colour('dark'));
  for (const [x, y] of [
    [-8, 4],
    [4, 2],
    [12, 10],
    [-4, 16],
    [8, 22],
    [-10, 54],
    [2, 58],
    [13, 55],
  ] as const)
    puppet.flat(ellipse(x, y, 2.6, 2.6), puppet.scene.colour('dark'));
  puppet.tube('-12,2,5 -34,14,4.4 -46,-4,3.6', { ramp: 'leather', shade: 2, rim: false });
  puppet.tube('-46,-4,2.4 -40,50,2.2 -20,104,2', { ramp: 'stick', flat: true, lineWidth: 0.7 });
}

export function drawLamp(lamp: Frame): void {
  lamp.form(flame(-30, -4, 26, 44, 0.1), { ramp: 'flame', shade: 4 });
  lamp.flat(flameCore(-30, -6, 13, 24, 0.1), lamp.scene.colour('core'));
  lamp.form('-40,-6! -28,-8 -14,-4 4,-8 26,-4 32,8 20,22 -4,26 -22,18 -32,6', { ramp: 'clay', shade: 5 });
  lamp.wire('28,-2 44,-6 44,12 26,12', 6, lamp.scene.ramp('clay').line);
  lamp.wire('28,-2 44,-6 44,12 26,12', 2.6, lamp.scene.colour('clay'));
}
