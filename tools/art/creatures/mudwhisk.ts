import { creature } from '../creature.ts';
import { blush, drawLeaf, ellipse, eyes, ink, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#a87c4a',
  belly: '#fdeecb',
  fin: '#3fae93',
  lip: '#d9ac74',
  twig: '#8a5a3c',
  leaf: '#e5533f',
  pearl: '#f4f7ff',
  mud: '#7f5733',
  throat: '#5b1530',
  tongue: '#f0697e',
  iris: '#d98a1c',
};
const roles = { lip: 'belly', leaf: 'accent', pearl: 'belly', throat: 'fixed', tongue: 'fixed' } as const;
const dark = {
  main: '#336063',
  mud: '#1a494c',
  lip: '#669390',
  fin: '#949800',
  twig: '#396668',
  leaf: '#6bce44',
};
const shiny = {
  main: '#f78d4a',
  belly: '#ffffff',
  fin: '#ffe6c8',
  lip: '#ffc48f',
  mud: '#c76a8e',
  twig: '#b06a8a',
  leaf: '#3f7fe0',
  pearl: '#ffe27a',
};

/** A fin with pointed lobes; the lines are its rays. */
function drawFin(scene: Scene, outline: string, rays: readonly string[], dim = false): void {
  const lines = rays.map((path) => ({ path, width: 3 }));
  scene.form(spline(outline), { ramp: 'fin', miter: true, rim: false, shade: 5, dim, lines });
}

/** A whisker, its tip brushed with pond weed. */
function drawWhisker(scene: Scene, spine: string, tip: [number, number, number]): void {
  scene.form(tube(spine), {
    ramp: 'lip',
    back: 'under',
    lineRamp: 'main',
    lineWidth: 0.9,
    rim: false,
    shade: 2.8,
    marks: [{ path: ellipse(...tip), ramp: 'fin' }],
  });
}

/** Two forked twigs, tied on with weed as the antlers of a dragon. */
function drawAntlers(scene: Scene): void {
  const twig = { ramp: 'twig', lineWidth: 0.95, shade: 3, rim: false, back: 'on head' } as const;
  scene.form([tube('80,44,9 64,14,8 62,-18,4'), tube('66,18,7 40,6,3.5')], { ...twig, dim: true });
  scene.form(
    [tube('148,40,10 164,8,9 160,-32,4.5'), tube('163,12,7.5 196,-8,4'), tube('163,-8,6 144,-22,3')],
    twig,
  );
  drawLeaf(scene, 194, -6, 46, 27, -28, { ramp: 'leaf', bend: 6, shade: 3, back: 'on head' });
}

/** The wide head, roaring as well as it can. */
function drawHead(scene: Scene): void {
  scene.form(
    spline(
      '26,106 30,70 62,42 112,34 164,42 194,68 200,104 190,138 156,164 112,172 68,164 36,140',
    ).withThickness(110),
    {
      shade: 12,
      marks: [
        {
          path: spline('0,110! 40,116 76,124 112,127 156,122 196,104 220,96! 220,200 0,200'),
          ramp: 'belly',
        },
        {
          path: [ellipse(178, 86, 9, 7, 55), ellipse(168, 68, 5, 4, 40), ellipse(186, 104, 4, 3.4)],
          ramp: 'mud',
        },
      ],
    },
  );
  scene.fromBehind('hidden', () => {
    scene.form(
      spline('56,120! 84,127 112,129 142,126 172,114! 166,140 142,156 108,160 78,152 62,138').withThickness(
        20,
      ),
      {
        ramp: 'throat',
        flat: true,
        outline: 'inner',
        marks: [{ path: ellipse(108, 158, 36, 17), ramp: 'tongue' }],
      },
    );
    scene.flat(spline('74,124! 90,127! 81,144!'), '#ffffff');
    scene.flat(spline('134,128! 150,124! 144,142!'), '#ffffff');
  });
  eyes(scene, 104, 84, 72, 34, 40, { kind: 'dot', brow: 0.7 });
  scene.flat(ellipse(88, 108, 2.8, 2, 10), scene.ramp('main').line);
  scene.flat(ellipse(102, 109, 2.8, 2, 10), scene.ramp('main').line);
  blush(scene, 180, 124, 10);
}

/** A catfish that leaps out of the mud and plays at being a dragon. */
export const mudwhisk = creature(
  'mudwhisk',
  { plan: 'fish', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // tail, out of the mud again behind it
    drawFin(scene, '200,238! 198,206 212,176 230,156! 240,172 256,174 274,166! 278,194 264,218 246,238!', [
      '222,226 226,200 234,180',
      '232,228 246,204 262,190',
    ]);
    // far fin, that holds up a pearl
    drawFin(
      scene,
      '84,170! 58,160 36,168 16,186! 30,192 30,206! 46,204 54,216! 68,208 88,204!',
      ['72,184 54,186 40,194'],
      true,
    );
    scene.form(ellipse(22, 174, 25), {
      ramp: 'pearl',
      back: 'under',
      shade: 6,
      gloss: true,
      highlights: [ellipse(13, 164, 6, 4, -35)],
    });
    // body out of the mud
    scene.form(tube('116,120,54 128,176,50 134,226,46'), {
      shade: 14,
      marks: [
        { path: tube('84,120,40 88,180,38 96,240,34'), ramp: 'belly' },
        { path: [ellipse(164, 186, 9, 7, 50), ellipse(154, 204, 5, 4, 40)], ramp: 'mud' },
      ],
      cast: [ellipse(112, 160, 80, 24)],
    });
    // fin down the back
    scene.fromBehind('only', () => {
      drawFin(
        scene,
        '122,96! 140,106 148,122! 140,132 146,150! 140,160 146,178! 140,188 140,206! 128,190 118,160 114,124!',
        ['124,118 134,122 142,124', '126,146 134,150 141,152', '130,172 136,176 141,179'],
      );
    });
    // near fin, thrown up
    drawFin(scene, '160,184! 180,160 206,152 232,158! 224,172 230,184! 214,188 210,202! 192,200 168,208!', [
      '172,188 192,174 214,168',
      '176,194 194,188 210,186',
    ]);
    drawWhisker(
      scene,
      '176,142,6 216,142,5.6 250,120,5 258,86,4.4 242,66,3.8 226,74,3 230,88,1.4',
      [240, 70, 19],
    );
    drawHead(scene);
    drawAntlers(scene);
    drawWhisker(scene, '48,138,6 10,136,5.6 -22,112,5 -28,78,4.4 -12,58,3.8 2,68,3 -4,82,1.4', [-10, 62, 19]);
    // mud that flies up
    scene.form(
      spline(
        '58,216! 66,204 68,188! 88,204 96,216! 110,222 124,214! 134,200 150,190! 154,208 166,218! 184,216 198,204! 202,220 216,228! 236,226 256,212! 268,238 250,258 200,266 138,269 76,266 26,258 8,238 16,214! 34,228',
      ).withThickness(50),
      { ramp: 'mud', back: 'over', shade: 8, miter: true, rim: false },
    );
    scene.flat(ink('60,244 96,254 138,252', 4), scene.ramp('mud').line);
    scene.flat(ink('172,248 194,250 216,244', 4), scene.ramp('mud').line);
  },
);
