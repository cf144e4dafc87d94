import { creature } from '../creature.ts';
import { drawCrystal, ellipse, eye, leaf, polygon, type Scene, spline } from '../kit.ts';

const palette = {
  main: '#b29f8b',
  belly: '#d9c9b1',
  facet: '#85715f',
  moss: '#86bf4b',
  crystal: '#ff9540',
  hollow: '#3d3040',
  facetLight: '#ffdcae',
};
const roles = { hollow: 'fixed', facetLight: 'fixed' } as const;
const dark = { crystal: '#e84fd0', facetLight: '#ffc9f2' };
const shiny = {
  main: '#8fa8cf',
  belly: '#cfdff2',
  facet: '#66799f',
  moss: '#ff9fc0',
  crystal: '#8affd0',
  facetLight: '#ffffff',
};

const plan = 'golem';
const stone = { miter: true, rim: false } as const;

/** A standing stone for a leg, with its lit face. */
function drawPillar(scene: Scene, outline: string, lit: string, dim = false): void {
  scene.form(polygon(outline).withThickness(46), {
    ...stone,
    ramp: dim ? 'facet' : 'main',
    dim,
    shade: 9,
    marks: dim ? [] : [{ path: polygon(lit), ramp: 'belly' }],
  });
}

/** The capstone, with eyes in its cleft. */
function drawCapstone(scene: Scene): void {
  const hollow = { ...stone, ramp: 'hollow', shade: 0, gradient: false } as const;
  scene.form(
    polygon('8,118 30,88 104,64 190,66 242,90 254,124 236,152 160,176 96,186 44,180 14,156').withThickness(
      90,
    ),
    {
      ...stone,
      shade: 12,
      marks: [
        { path: polygon('8,118 30,88 104,64 120,100 40,116 20,150'), ramp: 'belly' },
        { path: polygon('160,176 180,150 254,124 236,152'), ramp: 'facet' },
        { path: polygon('14,156 44,180 96,186 160,176 110,172 50,166'), ramp: 'facet' },
      ],
      lines: [
        { path: '196,112 188,130 194,146', width: 3.6 },
        { path: '190,128 206,138 216,136', width: 3 },
      ],
    },
  );
  scene.form(polygon('26,126 128,114 152,126 144,150 66,158 30,148'), { ...hollow, lineWidth: 0.9 });
  const ember = { kind: 'fierce', iris: '#ffb02e', closedColour: '#ffb02e' } as const;
  eye(scene, 54, 140, 25, 22, { ...ember, mirror: true });
  eye(scene, 112, 136, 33, 26, ember);
  scene.form(polygon('56,168 110,164 104,176 94,170 86,179 76,171 68,178'), { ...hollow, lineWidth: 0.5 });
}

/** The moss that covers the capstone like thatch. */
function drawMoss(scene: Scene): void {
  const top = '16,106! 30,78 66,60 110,48 160,48 212,62 246,86 258,112!';
  const rim =
    '246,108 236,100! 230,120 218,130! 206,110 194,100! 186,118 172,126! 160,106 148,98! 138,110 124,116! 112,100 100,94! 88,106 74,112! 64,100 54,96! 40,110';
  scene.form(spline(`${top} ${rim}`).withThickness(50), { ramp: 'moss', shade: 9, miter: true });
  for (const [degrees, bend] of [
    [-126, 6],
    [-48, -6],
  ] as const) {
    scene.form(leaf(92, 56, 48, 31, degrees, bend), { ramp: 'moss', miter: true, shade: 5 });
  }
  for (const [x, y] of [
    [142, 68],
    [206, 84],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const angle = (i * 72 * Math.PI) / 180;
      scene.flat(ellipse(x + Math.cos(angle) * 6, y + Math.sin(angle) * 5, 4.4, 3.8), '#ffffff');
    }
    scene.flat(ellipse(x, y, 3.6), 'crystal');
  }
}

/** A walking dolmen with moss on top. */
export const bouldun = creature('bouldun', { plan, palette, stage: 2, roles, dark, shiny }, (scene) => {
  const facet = scene.colour('facetLight');
  // far legs, the front one lifted
  drawPillar(scene, '36,160 82,168 66,204 50,232 12,220 22,190', '', true);
  drawPillar(scene, '140,160 182,158 184,200 190,228 144,230 142,196', '', true);
  // crystals behind
  drawCrystal(scene, 214, 78, 62, 28, -58, { ramp: 'crystal', facet });
  drawCrystal(scene, 236, 94, 52, 26, -22, { ramp: 'crystal', facet });
  // near legs
  drawPillar(scene, '86,168 142,164 146,204 156,254 84,256 90,208', '86,168 112,166 110,256 84,256 90,208');
  drawPillar(
    scene,
    '196,142 240,130 244,180 256,240 200,244 198,190',
    '196,142 214,138 218,242 200,244 198,190',
  );
  drawCapstone(scene);
  scene.fromBehind('over', () => drawMoss(scene));
});
