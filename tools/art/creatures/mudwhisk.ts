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
  iris: '#d98a1c',
};
const roles = { lip: 'belly', leaf: 'accent', pearl: 'belly' } as const;
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
  mud: '#fff4e6',
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
    lineRamp: 'main',
    lineWidth: 0.8,
    rim: false,
    shade: 2.4,
    marks: [{ path: ellipse(...tip), ramp: 'fin' }],
  });
}

/** Two forked twigs, tied on with weed as the antlers of a dragon. */
function drawAntlers(scene: Scene): void {
  const twig = { ramp: 'twig', lineWidth: 0.9, shade: 3, rim: false } as const;
  scene.form([tube('82,62,8 70,34,7 72,4,3.5'), tube('70,34,6 48,20,3')], { ...twig, dim: true });
  scene.form(
    [tube('142,60,9 156,30,8 152,-6,4'), tube('155,34,6.5 184,16,3.5'), tube('155,14,5 138,2,2.5')],
    twig,
  );
  drawLeaf(scene, 182, 18, 40, 23, -28, { ramp: 'leaf', bend: 6, shade: 3 });
  scene.form(tube('52,78,6 80,62,7.5 112,57,8 146,61,7.5 172,74,6'), {
    ramp: 'fin',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
  });
  drawLeaf(scene, 168, 74, 40, 15, 34, { ramp: 'fin', bend: 8, lineWidth: 0.8, shade: 2 });
  drawLeaf(scene, 168, 72, 34, 14, 76, { ramp: 'fin', bend: -6, lineWidth: 0.8, shade: 2 });
}

/** The wide head, chin up. */
function drawHead(scene: Scene): void {
  scene.form(
    spline('40,112 42,84 70,62 112,56 154,62 180,84 184,112 174,138 146,156 110,160 74,156 48,138'),
    {
      shade: 11,
      marks: [
        {
          path: spline('10,118! 44,120 76,132 112,136 152,130 182,114 200,106! 200,190 10,190'),
          ramp: 'belly',
        },
        {
          path: [ellipse(164, 98, 8, 6, 55), ellipse(154, 84, 4.5, 3.5, 40), ellipse(170, 114, 4, 3)],
          ramp: 'mud',
        },
      ],
    },
  );
  scene.ink(ink('44,118 74,131 112,136 152,130 178,116', 4.8));
  scene.ink(ink('173,112 181,114 184,122', 3.8));
  scene.flat(spline('82,133! 96,135! 88,148!'), '#ffffff', {
    stroke: scene.ramp('main').line,
    strokeWidth: 2,
  });
  eyes(scene, 106, 100, 60, 30, 35, { kind: 'dot' });
  scene.ink(ink('60,82 70,73 84,76', 4.4));
  scene.ink(ink('122,76 137,68 153,76', 4.8));
  scene.flat(ellipse(92, 119, 2.4, 1.8, 10), scene.ramp('main').line);
  scene.flat(ellipse(104, 120, 2.4, 1.8, 10), scene.ramp('main').line);
  blush(scene, 162, 124, 9);
}

/** A catfish that plays at being a dragon. */
export const mudwhisk = creature(
  'mudwhisk',
  { plan: 'fish', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // fin of the tail, like a banner
    drawFin(
      scene,
      '232,178! 210,160 206,132 216,104! 230,114 240,112 250,100! 258,116 270,122 288,118! 286,146 268,170 248,184!',
      ['232,168 226,140 226,122', '238,166 246,138 252,116', '246,168 262,146 276,132'],
    );
    // fins of the back
    drawFin(scene, '172,128! 196,118 218,122! 212,132 222,142! 208,146 208,158! 192,160 178,158!', [
      '180,138 196,134 206,132',
    ]);
    // far fin, that holds up a pearl
    drawFin(
      scene,
      '98,174! 68,166 40,172 22,190! 36,194 34,206! 48,204 56,216! 70,208 96,206!',
      ['80,186 58,188 42,196'],
      true,
    );
    // body on its tail
    scene.form(tube('122,140,44 140,186,44 172,218,32 212,216,19 240,200,12 244,176,8'), {
      shade: 13,
      marks: [
        { path: tube('88,140,34 102,196,34 140,240,26 190,246,16'), ramp: 'belly' },
        {
          path: [ellipse(176, 180, 8, 6, 50), ellipse(188, 198, 5, 4, 40), ellipse(166, 160, 5, 4)],
          ramp: 'mud',
        },
      ],
      cast: [ellipse(116, 150, 66, 24)],
    });
    // the pebble it holds up as a pearl
    scene.form(ellipse(32, 172, 25), {
      ramp: 'pearl',
      shade: 6,
      gloss: true,
      highlights: [ellipse(23, 162, 6, 4, -35)],
    });
    drawFin(scene, '54,186! 40,182 22,188 10,202! 24,204 30,214! 42,208 52,208!', [], true);
    // near fin on the hip
    drawFin(scene, '146,166! 176,160 198,176 204,202! 188,198 180,208! 168,202 156,208! 146,192!', [
      '156,178 174,180 188,190',
      '154,186 164,194 168,200',
    ]);
    // moustache behind
    drawWhisker(
      scene,
      '160,140,4.6 204,140,4.2 240,116,4 250,82,3.6 236,62,3 222,68,2.2 224,80,1.2',
      [232, 66, 16],
    );
    drawHead(scene);
    drawAntlers(scene);
    drawWhisker(
      scene,
      '56,132,4.6 18,136,4.2 -16,114,4 -24,80,3.6 -10,62,3 2,70,2.2 -2,80,1.2',
      [-8, 64, 16],
    );
    drawWhisker(scene, '84,150,4 70,176,3.6 78,194,3.2 92,190,2.4 90,182,1.2', [84, 194, 10]);
    drawWhisker(scene, '132,152,4 140,178,3.6 130,196,3.2 118,190,2.4 121,182,1.2', [122, 196, 10]);
  },
);
