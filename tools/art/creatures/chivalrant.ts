import { creature } from '../creature.ts';
import { ellipse, eye, type FormOptions, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawCup, drawFeeler } from './ants.ts';

const palette = {
  main: '#b9623a',
  belly: '#fbe6bd',
  limb: '#8a4a38',
  plate: '#c9cfdd',
  red: '#d8383c',
  gold: '#f2bb45',
  cup: '#c8964f',
  scale: '#946536',
  thorn: '#5fa03c',
  iris: '#2f8a3f',
};
const roles = { red: 'accent', thorn: 'accent', plate: 'belly', scale: 'main' } as const;
const dark = {
  main: '#2f5b61',
  limb: '#18464c',
  plate: '#7ba9a6',
  red: '#4baf17',
  gold: '#9ac9c5',
  cup: '#467377',
  scale: '#214f54',
  thorn: '#87d651',
};
const shiny = {
  main: '#4f86cf',
  limb: '#34477e',
  plate: '#fff2d6',
  red: '#2f64c8',
  gold: '#f7f2e4',
  cup: '#d9c6ea',
  scale: '#a48bc2',
  thorn: '#f4b731',
};

/** An armoured leg: thigh to the knee, greave to the pointed shoe at (x, y). */
function drawLeg(
  scene: Scene,
  hip: readonly [number, number],
  knee: readonly [number, number],
  x: number,
  y: number,
  dim = false,
): void {
  const steel: FormOptions = { ramp: 'plate', dim, rim: false, shade: 4 };
  scene.form(
    tube([
      [...hip, 12],
      [...knee, 9],
    ]),
    { ramp: 'limb', dim, rim: false, shade: 4 },
  );
  scene.form(
    tube([
      [...knee, 9],
      [(knee[0] * 2 + x) / 3, (knee[1] * 2 + y) / 3, 11],
      [x + 3, y - 12, 8],
    ]),
    steel,
  );
  scene.form(
    spline([
      [x - 30, y, true],
      [x - 14, y - 15],
      [x + 4, y - 20],
      [x + 15, y - 10],
      [x + 15, y, true],
    ]).withThickness(18),
    { ...steel, ramp: 'red' },
  );
  scene.form(
    polygon([
      [knee[0], knee[1] - 17],
      [knee[0] + 14, knee[1]],
      [knee[0], knee[1] + 15],
      [knee[0] - 14, knee[1]],
    ]).withThickness(22),
    { ...steel, ramp: 'gold', lineWidth: 0.9 },
  );
}

/** A wing case, spread like a banner and quartered red and gold; `far` is the one behind. */
function drawWingCase(scene: Scene, far: boolean): void {
  const turn = (source: string) =>
    spline(source)
      .withThickness(60)
      .rotate(far ? -34 : 0, 184, 128);
  const box = (source: string) => polygon(source).rotate(far ? -34 : 0, 184, 128);
  scene.form(turn('172,132! 180,84 214,40 262,12 310,2! 316,48 302,98 266,138 214,158!'), {
    ramp: 'red',
    dim: far,
    miter: true,
    shade: 10,
    marks: [
      { path: box('172,132 226,96 190,20 140,60'), ramp: 'gold' },
      { path: box('226,96 340,20 340,100 262,150'), ramp: 'gold' },
    ],
    lines: [box('173,131 312,3 314,7 176,135'), box('196,56 262,142 258,145 192,58')].map((path) => ({
      path,
    })),
  });
  // an acorn in each golden quarter
  for (const [x, y] of [
    [204, 92],
    [278, 84],
  ] as const) {
    const at = (source: string, outline = spline) =>
      outline(source)
        .move(x, y)
        .rotate(far ? -34 : 0, 184, 128);
    scene.flat(at('-9,0! 9,0! 6,12 0,18! -6,12'), 'red');
    scene.flat(at('-11,0! -9,-9 0,-12 9,-9 11,0!'), 'scale');
  }
}

/** The thorn that is its lance, couched; it points to the left. */
function drawLance(scene: Scene): void {
  scene.form(spline('200,146! 200,170! 90,154 -10,132 -92,96! -8,102 90,128').withThickness(22), {
    ramp: 'scale',
    rim: false,
    shade: 4,
    lines: [{ path: '150,154 60,137 -30,116', width: 3 }],
  });
  drawClaws(scene, '62,124,22,15,-118 14,110,20,14,-116 36,141,22,15,86 -14,126,20,14,90', { ramp: 'thorn' });
  scene.form(ellipse(108, 145, 15, 34, 12), {
    ramp: 'gold',
    shade: 5,
    rim: false,
    marks: [{ path: ellipse(106, 145, 7, 19, 12), ramp: 'red' }],
  });
}

/** An ant knight at full tilt: lance couched, wing cases spread like banners. */
export const chivalrant = creature(
  'chivalrant',
  { plan: 'ant', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawWingCase(scene, true);
    drawWingCase(scene, false);
    // far legs
    drawLeg(scene, [166, 222], [120, 220], 84, 282, true);
    drawLeg(scene, [210, 222], [222, 252], 262, 292, true);
    // abdomen
    scene.form(ellipse(288, 204, 62, 45, -16), {
      shade: 12,
      highlights: [ellipse(262, 180, 17, 6, -22)],
      marks: [
        { path: tube('250,150,7 268,200,7 276,256,7'), ramp: 'red' },
        { path: tube('290,140,7 308,190,7 314,246,7'), ramp: 'gold' },
      ],
    });
    scene.form(tube('196,206,20 228,206,15 244,206,15'), { ramp: 'limb', rim: false, shade: 4 });
    // near legs
    drawLeg(scene, [220, 226], [244, 262], 292, 312);
    drawLeg(scene, [176, 228], [134, 246], 112, 312);
    // thorax and cuirass
    scene.form(spline('142,182 184,176 220,192 226,218 200,238 160,236 138,212').withThickness(56), {
      shade: 9,
    });
    scene.form(spline('126,128 158,118 196,126 210,156 200,190 164,204 132,192 116,160').withThickness(80), {
      ramp: 'plate',
      shade: 12,
      lines: [{ path: '150,122 144,160 152,202', width: 3.6 }],
      marks: [{ path: polygon('150,110 220,110 220,210 152,210 144,160'), ramp: 'red' }],
      highlights: [ellipse(134, 148, 7, 15, 14)],
    });
    scene.form(
      polygon(
        '178,142 186,156 201,158 190,168 193,184 178,176 165,184 168,168 157,158 171,156',
      ).withThickness(26),
      { ramp: 'gold', rim: false, shade: 3, lineWidth: 0.8 },
    );
    // far hand on the lance
    scene.form([tube('130,150,13 96,168,11 74,156,10')], { ramp: 'plate', dim: true, rim: false, shade: 3 });
    drawLance(scene);
    // feelers
    drawFeeler(scene, '96,30,6 74,-2,5.4 40,-20,5 12,-14,8');
    drawFeeler(scene, '140,24,6.5 160,-10,6 200,-28,5.4 226,-16,9');
    // head
    scene.form(skull(110, 82, 58, { cheek: 0.5, high: 0.94 }), {
      shade: 11,
      marks: [{ path: spline('50,90 78,76 108,86 134,74 156,92 150,124 112,142 70,130'), ramp: 'belly' }],
    });
    // bevor of plate
    scene.form(spline('56,112! 84,124 120,126 166,104! 166,126 140,146 104,150 70,138!').withThickness(28), {
      ramp: 'plate',
      rim: false,
      shade: 5,
      lines: [
        { path: '80,134 82,128', width: 3 },
        { path: '98,139 99,132', width: 3 },
        { path: '118,138 118,132', width: 3 },
      ],
    });
    // helm: an acorn cup, its visor raised
    drawCup(scene, { x: 112, brim: 62, radiusX: 66, height: 56, sag: 10, tilt: -4 });
    scene.form(spline('40,66! 58,46 92,38 128,40 164,54 182,74! 150,66 112,60 72,64').withThickness(24), {
      ramp: 'plate',
      rim: false,
      shade: 5,
      lines: [
        { path: '72,56 92,50 110,48', width: 3 },
        { path: '124,49 142,53 158,60', width: 3 },
      ],
    });
    scene.form(tube('112,10,10 116,-8,9 128,-20,8'), { ramp: 'scale', rim: false, shade: 3 });
    // plume of the helm
    scene.form(
      spline(
        '116,-8! 150,-34 196,-34 236,-8! 218,-10 208,-4! 224,10 230,30! 204,16 182,14! 190,28 190,44! 166,26 138,14 118,10!',
      ).withThickness(36),
      { ramp: 'red', miter: true, shade: 7 },
    );
    eye(scene, 78, 92, 22, 25, { kind: 'fierce', mirror: true });
    eye(scene, 128, 92, 32, 28, { kind: 'fierce' });
    // near hand
    scene.form([tube('186,150,19 184,178,15 152,172,13')], { ramp: 'plate', rim: false, shade: 5 });
    scene.form(ellipse(148, 164, 17, 16), { ramp: 'red', rim: false, shade: 4 });
  },
);
