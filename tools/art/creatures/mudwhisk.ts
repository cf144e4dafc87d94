import { creature } from '../creature.ts';
import { blush, drawLeaf, ellipse, eyes, ink, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#c8954a',
  belly: '#fdeecb',
  fin: '#35b39a',
  lip: '#f0c98a',
  twig: '#8a5a3c',
  leaf: '#e5533f',
  pearl: '#f4f7ff',
  mud: '#6f4a3c',
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
  main: '#f4603e',
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

function drawWhisker(scene: Scene, spine: string): void {
  scene.form(tube(spine), {
    ramp: 'lip',
    back: 'under',
    lineRamp: 'main',
    lineWidth: 0.9,
    rim: false,
    shade: 2.8,
  });
}

/** Two forked twigs, tied on with weed as the antlers of a dragon. */
function drawAntlers(scene: Scene): void {
  const twig = { ramp: 'twig', lineWidth: 0.95, shade: 3, rim: false, back: 'on head' } as const;
  scene.form([tube('72,40,10 54,4,9 50,-32,4.5'), tube('57,10,8 28,0,4')], { ...twig, dim: true });
  scene.form([tube('150,34,11 168,0,10 164,-46,5'), tube('167,4,8 202,-18,4.5')], twig);
  drawLeaf(scene, 198, -16, 54, 31, -28, { ramp: 'leaf', bend: 6, shade: 3, back: 'on head' });
}

/** The wide head, roaring as well as it can. */
function drawHead(scene: Scene): void {
  scene.form(
    spline(
      '12,108 18,66 56,32 112,22 172,32 208,64 214,106 202,146 162,174 112,182 60,174 24,148',
    ).withThickness(120),
    {
      shade: 14,
      marks: [
        {
          path: spline('-10,116! 34,112 74,116 112,118 160,112 214,100 236,96! 236,210 -10,210'),
          ramp: 'belly',
        },
        {
          path: [ellipse(190, 78, 10, 8, 55), ellipse(178, 58, 6, 5, 40), ellipse(200, 98, 5, 4)],
          ramp: 'mud',
        },
      ],
    },
  );
  scene.fromBehind('hidden', () => {
    scene.form(
      spline('40,120! 74,114 110,120 148,114 186,114! 180,148 150,168 110,172 70,166 48,148').withThickness(
        24,
      ),
      {
        ramp: 'throat',
        flat: true,
        outline: 'inner',
        marks: [{ path: ellipse(106, 170, 46, 24), ramp: 'tongue' }],
      },
    );
    scene.flat(spline('58,119! 80,116! 70,140!'), '#ffffff');
    scene.flat(spline('142,116! 166,114! 156,140!'), '#ffffff');
  });
  eyes(scene, 102, 74, 84, 42, 50, { kind: 'dot', brow: 0.7 });
  scene.flat(ellipse(88, 103, 3.4, 2.4, 10), scene.ramp('main').line);
  scene.flat(ellipse(104, 104, 3.4, 2.4, 10), scene.ramp('main').line);
  blush(scene, 192, 122, 11);
}

/** A catfish that leaps out of the mud and plays at being a dragon. */
export const mudwhisk = creature(
  'mudwhisk',
  { plan: 'fish', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // far fin, thrown forward like a claw
    drawFin(
      scene,
      '82,178! 54,166 28,172 2,192! 18,198 20,212! 36,208 46,222! 64,214 88,210!',
      ['72,190 48,190 28,200'],
      true,
    );
    // body out of the mud
    scene.form(tube('116,120,56 130,176,54 136,230,52'), {
      shade: 14,
      marks: [
        { path: tube('80,120,42 84,180,40 92,244,38'), ramp: 'belly' },
        { path: [ellipse(168, 182, 10, 8, 50), ellipse(158, 204, 6, 5, 40)], ramp: 'mud' },
      ],
      lines: ['58,196 84,202 112,198', '64,218 90,224 116,220'],
      cast: [ellipse(112, 164, 90, 26)],
    });
    // fin down the back
    scene.fromBehind('only', () => {
      drawFin(
        scene,
        '122,96! 140,106 148,122! 140,132 146,150! 140,160 146,178! 140,188 140,206! 128,190 118,160 114,124!',
        ['124,118 134,122 142,124', '126,146 134,150 141,152', '130,172 136,176 141,179'],
      );
    });
    // near fin, on which it lifts its pearl
    drawFin(
      scene,
      '152,198! 196,190 224,174 240,156! 250,170 264,172! 262,190 268,204! 246,214 222,224 164,228!',
      ['194,206 224,198 248,184', '200,214 228,212 254,202'],
    );
    scene.form(ellipse(258, 142, 27), {
      ramp: 'pearl',
      back: 'under',
      shade: 7,
      gloss: true,
      highlights: [ellipse(248, 132, 8, 5.5, -35)],
    });
    drawHead(scene);
    drawAntlers(scene);
    drawWhisker(scene, '40,138,8 4,140,7 -30,122,6 -42,90,5 -26,68,4.4 -8,76,3.4 -14,90,1.4');
    drawWhisker(scene, '186,144,8 222,118,7 234,86,6 222,62,5 202,66,4 206,82,1.4');
    // mud that flies up
    scene.form(
      spline(
        '52,230! 58,216 56,200! 78,212 90,228! 108,236 126,230! 140,214 160,204! 162,222 176,234! 192,232 204,222! 210,234 224,240! 244,238 262,228! 274,250 254,268 200,276 138,279 76,276 26,268 6,248 10,224! 30,240',
      ).withThickness(50),
      { ramp: 'mud', back: 'over', shade: 8, miter: true, rim: false, gloss: true, highlights: [] },
    );
    scene.flat(ink('60,256 96,264 138,262', 4), scene.ramp('mud').line);
    scene.flat(ink('172,258 194,260 216,254', 4), scene.ramp('mud').line);
  },
);
