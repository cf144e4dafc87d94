import { ellipse, polygon, roundEar, type Scene, spline, toes, tube } from '../kit.ts';

/** From behind: a stripe from brow to tail, the cupboard door open on the near side, soles and a stub of a tail. */
export function drawHoardentBack(scene: Scene): void {
  scene.headAt(130, 98, 90);
  // far elbow and far foot
  scene.form(tube('208,170,17 240,188,16 234,210,14'), { dim: true, shade: 5 });
  scene.form(ellipse(186, 252, 28, 12, -4), { ramp: 'pink', dim: true });
  // spoon
  scene.form(tube('104,50,4.5 74,18,4.5'), { ramp: 'crust', lineWidth: 0.8, rim: false });
  scene.form(ellipse(62, 4, 13, 19, -42), { ramp: 'crust', lineWidth: 0.9 });
  // open door on the near cheek with its hinges, a jar just visible behind it
  scene.form(polygon('18,58 -24,40 -30,156 16,148').withThickness(30), {
    ramp: 'door',
    shade: 5,
    rim: false,
    lines: [{ path: '8,70 -16,59 -20,138 6,134 8,70', width: 2.6, taper: 'none' }],
  });
  scene.form(ellipse(-16, 98, 5, 6), { ramp: 'honey', lineWidth: 0.6, rim: false });
  // head as square as a cupboard
  const far = roundEar(174, 36, 17);
  scene.form(far.outer, { dim: true });
  scene.form(
    spline(
      '132,24 162,34 182,52 226,54 240,60 246,74 246,134 240,150 222,154 132,156 36,158 20,154 14,140 12,72 18,58 34,54 80,52 102,34',
    ).withThickness(110),
    {
      shade: 12,
      marks: [
        { path: spline('112,18! 152,18! 150,60 144,110 148,170! 112,170! 118,110 116,60'), ramp: 'crust' },
      ],
      lines: [
        { path: '40,72 38,104 42,140', width: 3.2 },
        { path: '222,70 224,100 220,136', width: 3.2 },
      ],
    },
  );
  for (const y of [84, 126]) {
    scene.form(polygon(`8,${y - 7} 30,${y - 8} 30,${y + 6} 8,${y + 7}`), {
      ramp: 'iron',
      lineWidth: 0.7,
      rim: false,
      shade: 2,
    });
  }
  scene.form(roundEar(98, 40, 20).outer, { shade: 4 });
  // body, broad as a sack
  scene.form(
    spline(
      '132,134 190,140 226,170 246,212 242,242 204,254 128,258 46,256 8,244 6,208 34,164 76,138',
    ).withThickness(110),
    {
      shade: 16,
      marks: [
        { path: spline('110,120! 152,120! 148,164 152,206 140,232 120,232 110,206 116,164'), ramp: 'crust' },
        { path: spline('220,196 250,190 250,250 206,262 222,230'), ramp: 'belly' },
      ],
      cast: [ellipse(128, 142, 112, 22)],
      lines: [
        { path: '62,182 54,196 52,210', width: 3.4 },
        { path: '84,206 76,218 74,232', width: 3.4 },
        { path: '186,188 194,202 196,216', width: 3.4 },
      ],
    },
  );
  // stub of a tail
  scene.form(spline('114,228! 122,216 138,214 148,226 150,240! 138,238 132,246! 126,238 114,240!'), {
    miter: true,
    shade: 4,
  });
  // sole of the near foot
  scene.form(ellipse(72, 250, 34, 15, 4), { ramp: 'pink', lines: toes(76, 262, 50, 6), shade: 4 });
  // near elbow
  scene.form(tube('44,174,20 10,196,19 14,218,14'), { shade: 6 });
}
