import { ellipse, type Frame, leaf, type Scene, spline, strands } from '../kit.ts';

/** A finch. */
export function drawFinch(bird: Frame): void {
  bird.form('16,8! 40,18 54,32! 40,30 14,22!', { ramp: 'bird', dim: true, shade: 2, rim: false });
  bird.form('-26,-14! -24,-26 -10,-32 4,-26 14,-12 22,6 18,22 2,28 -14,22 -22,6', {
    ramp: 'bird',
    shade: 6,
    marks: [{ path: spline('-30,-6 -18,-2 -4,10 0,30 -30,34'), ramp: 'breast' }],
  });
  bird.form('2,-8! 14,-2 26,12 30,24! 14,20 4,8!', { ramp: 'coat', shade: 3, rim: false, lineWidth: 0.85 });
  bird.form('-24,-20! -38,-14 -24,-10!', { ramp: 'beak', shade: 2, rim: false, lineWidth: 0.8, miter: true });
  bird.flat(ellipse(-13, -18, 3.4, 3.8), '#2a1626');
  bird.flat(ellipse(-14.2, -19.4, 1.3, 1.3), '#ffffff');
}

/** A nest in the brim of the hat. */
export function drawNest(hat: Frame): void {
  for (const [x, degrees] of [
    [-12, -18],
    [2, 0],
    [15, 16],
  ] as const)
    hat.ellipse(x, -9, 8, 11, { ramp: 'egg', shade: 3, lineWidth: 0.8, rim: false }, degrees);
  hat.form('-34,-8! -22,-2 0,0 22,-3 36,-10! 34,8 18,18 -14,18 -32,10', {
    ramp: 'twig',
    shade: 5,
    lines: strands('-30,0 -14,8 6,8 28,0', '-26,8 -8,14 12,13 28,6', '-20,2 -6,4 8,12 18,14'),
  });
  for (const twig of [
    '-36,-4,1.8 -26,-2,2 -14,-6,1',
    '24,-4,2 34,-8,1.8 46,-10,1',
    '20,14,2 32,14,1.8 42,18,1',
    '-28,12,2 -36,14,1.8 -44,12,1',
  ])
    hat.tube(twig, { ramp: 'twig', flat: true, lineWidth: 0.6 });
}

export function drawFeatherCape(scene: Scene): void {
  const rows = [
    { y: 268, count: 7, size: 46, ramp: 'coat' },
    { y: 246, count: 6, size: 44, ramp: 'feather' },
    { y: 224, count: 5, size: 40, ramp: 'pale' },
  ];
  for (const { y, count, size, ramp } of rows)
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const x = 104 + share * 118;
      const degrees = 118 - share * 78;
      const angle = (degrees * Math.PI) / 180;
      scene.form(
        leaf(
          x - Math.cos(angle) * size * 0.4,
          y - 18 + share * 8 - Math.sin(angle) * size * 0.4,
          size,
          22,
          degrees,
        ),
        {
          ramp,
          shade: 4,
          miter: true,
          lineWidth: 0.85,
          lineRamp: 'coat',
        },
      );
    }
}
