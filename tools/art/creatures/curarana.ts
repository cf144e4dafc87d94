import { creature } from '../creature.ts';
import { ellipse, eye, type FormOptions, ink, polygon, type Scene, tube } from '../kit.ts';
import { spike } from '../parts/leaves.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#2f66dd',
  facet: '#5b95f5',
  crown: '#9cc8ff',
  pavilion: '#2447a8',
  limb: '#3a3c66',
  accent: '#ff8a26',
  strap: '#9a5a34',
  thorn: '#9ed05a',
  iris: '#f0a01e',
};
const roles = { thorn: 'belly', strap: 'main' } as const;
const dark = {
  main: '#0d3e3e',
  facet: '#558505',
  crown: '#69a740',
  pavilion: '#002b2c',
  limb: '#00282d',
  accent: '#68ce4d',
  thorn: '#a5d5d1',
};
const shiny = {
  main: '#12a877',
  facet: '#4fd39c',
  crown: '#b6f5cf',
  pavilion: '#0a7a68',
  limb: '#5a3a52',
  accent: '#ff5c8a',
  thorn: '#fff0c0',
};

/** Long toes with round pads, spread about `degrees` round the wrist (x, y). */
function drawToes(
  scene: Scene,
  x: number,
  y: number,
  degrees: readonly number[],
  length: number,
  dim = false,
): void {
  const options: FormOptions = { dim, lineWidth: 0.8, rim: false, shade: 2 };
  for (const turn of degrees) {
    const [tipX, tipY] = polar(x, y, length, turn);
    scene.form(
      tube([
        [x, y, 5],
        [(x + tipX) / 2, (y + tipY) / 2 - 3, 3.4],
        [tipX, tipY, 3.4],
      ]),
      { ...options, ramp: 'limb' },
    );
    scene.form(ellipse(tipX, tipY, 7.5, 6.5), { ...options, ramp: 'accent', gloss: true });
  }
}

function drawLimb(scene: Scene, spine: string, options: FormOptions = {}): void {
  scene.form(tube(spine), { ramp: 'limb', shade: 4, rim: false, ...options });
}

/** A rolled leaf full of poisoned thorns. */
function drawQuiver(scene: Scene): void {
  for (const [x, y, degrees] of [
    [154, 60, -78],
    [164, 64, -58],
    [174, 72, -40],
  ] as const) {
    scene.form(spike(x, y, 48, 18, degrees), {
      ramp: 'thorn',
      miter: true,
      lineWidth: 0.75,
      rim: false,
      shade: 3,
    });
  }
  scene.form(tube('130,128,17 164,66,21', { startCap: 'round', endCap: 'flat' }), {
    ramp: 'strap',
    shade: 6,
  });
  scene.form(tube('148,56,5.5 166,66,6 182,78,5.5'), {
    ramp: 'accent',
    lineWidth: 0.85,
    rim: false,
    shade: 2.5,
  });
}

/** A dart frog cut like a jewel. */
export const curarana = creature(
  'curarana',
  { plan: 'frog', palette, roles, stage: 2, dark, shiny },
  (scene) => {
    // far legs
    drawLimb(scene, '196,156,15 236,122,11 258,94,9', { dim: true });
    drawLimb(scene, '258,94,8.5 258,154,7 270,208,6.5', { dim: true });
    drawToes(scene, 270, 214, [166, 110, 30], 24, true);
    drawLimb(scene, '84,180,10 48,210,8 16,198,6.5', { dim: true });
    drawToes(scene, 14, 194, [158, 212, 262], 25, true);
    drawQuiver(scene);
    // the stone
    scene.form(polygon('84,128 128,98 184,104 226,136 238,172 200,204 136,212 88,196').withThickness(90), {
      miter: true,
      shade: 8,
      marks: [
        { path: polygon('84,128 128,98 142,128 108,150'), ramp: 'crown' },
        { path: polygon('128,98 184,104 178,132 142,128'), ramp: 'facet' },
        { path: polygon('184,104 226,136 200,152 178,132'), ramp: 'main' },
        { path: polygon('142,128 178,132 200,152 176,176 132,174 108,150'), ramp: 'facet' },
        { path: polygon('142,128 178,132 150,158 108,150'), ramp: 'crown', opacity: 0.55 },
        { path: polygon('226,136 238,172 200,152'), ramp: 'pavilion' },
        { path: polygon('238,172 200,204 176,176 200,152'), ramp: 'main' },
        { path: polygon('200,204 136,212 132,174 176,176'), ramp: 'pavilion' },
        { path: polygon('136,212 88,196 108,150 132,174'), ramp: 'main' },
      ],
    });
    // near hind leg
    drawLimb(scene, '184,180,20 206,134,15 212,84,10', {
      marks: [
        {
          path: [ellipse(180, 178, 7, 8), ellipse(196, 160, 6, 7), ellipse(196, 136, 4.5, 5.5)],
          ramp: 'facet',
        },
      ],
    });
    drawLimb(scene, '212,84,9.5 214,150,8.5 190,218,7.5', {
      marks: [{ path: tube('194,92,6 212,96,6 230,90,6'), ramp: 'accent' }],
    });
    drawToes(scene, 190, 226, [194, 158, 22], 32);
    // near front leg
    drawLimb(scene, '118,178,12 146,206,9 122,228,7.5');
    drawToes(scene, 120, 230, [188, 158, 14], 30);
    // head
    scene.form(polygon('26,138 48,112 96,100 128,116 134,150 110,176 66,182 34,168').withThickness(60), {
      miter: true,
      shade: 7,
      marks: [
        { path: polygon('20,150 66,158 134,146 140,190 20,190'), ramp: 'accent' },
        { path: polygon('48,112 96,100 128,116 84,132'), ramp: 'crown' },
        { path: polygon('20,140 48,112 84,132 66,158'), ramp: 'facet' },
      ],
    });
    // eyes on their domes
    scene.form(ellipse(46, 104, 20, 21), { dim: true, shade: 4 });
    scene.form(ellipse(98, 98, 25, 25), { shade: 6 });
    eye(scene, 44, 106, 23, 27, { kind: 'fierce', mirror: true });
    eye(scene, 94, 101, 31, 31, { kind: 'fierce' });
    // mouth with a thorn ready
    scene.form(spike(42, 156, 56, 13, 190), {
      ramp: 'thorn',
      miter: true,
      lineWidth: 0.65,
      rim: false,
      shade: 2.5,
    });
    scene.flat(ink('26,150 48,158 84,160 112,154 128,140', 4.4), scene.ramp('main').line);
  },
);
