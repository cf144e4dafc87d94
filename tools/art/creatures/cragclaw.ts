import { creature } from '../creature.ts';
import { blush, ellipse, eye, localPoints, mouth, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#ef6b4a',
  belly: '#ffdcb0',
  rock: '#8f9aa8',
  rockLight: '#c2ccd4',
  rockMiddle: '#aab6c2',
  rockDark: '#7b8796',
  moss: '#6fbf6a',
  wall: '#fff6e6',
  lamp: '#ffe27a',
  roof: '#3f5f9e',
  iris: '#3a2a6a',
};
const roles = { wall: 'belly', lamp: 'accent' } as const;
const dark = { roof: '#352957', wall: '#a597bd', moss: '#b44fe6', rockLight: '#766c98' };
const shiny = {
  main: '#3fb8b0',
  belly: '#e8fbef',
  moss: '#ff9fc8',
  rock: '#8f86a8',
  rockMiddle: '#ada5c4',
  rockDark: '#776e94',
  roof: '#e2605a',
};

/** An open claw whose middle is at (x, y). */
function claw(scene: Scene, x: number, y: number, size: number, far: boolean): void {
  const at = localPoints(x, y, size, far);
  const outline = [
    at(-0.2, 0.42),
    at(-0.55, 0.1),
    at(-0.5, -0.45),
    at(-0.05, -0.85),
    at(0.35, -0.98, true),
    at(0.2, -0.6),
    at(0.1, -0.3, true),
    at(0.42, -0.52),
    at(0.78, -0.6, true),
    at(0.74, -0.1),
    at(0.45, 0.34),
    at(0.1, 0.5),
  ];
  scene.form(spline(outline), {
    dim: far,
    miter: true,
    shade: 6,
    marks: [{ path: spline([at(0, -1.1), at(0.9, -1.1), at(0.9, -0.3), at(0.2, -0.4)]), ramp: 'belly' }],
  });
}

/** The lighthouse on the summit, its lamp lit. */
function drawLighthouse(scene: Scene): void {
  scene.form(polygon('130,-34 56,-70 40,-44 44,-12 130,-20').withThickness(24), {
    ramp: 'lamp',
    lineWidth: 0.8,
    flat: true,
    marks: [{ path: polygon('130,-30 40,-52 42,-30 130,-24'), flat: '#fffdf0' }],
  });
  scene.form(spline('122,60! 128,-12! 160,-12! 170,58! 146,64'), {
    ramp: 'wall',
    shade: 9,
    marks: [
      { path: polygon('100,-2 190,-6 190,14 100,18'), ramp: 'main' },
      { path: polygon('100,34 190,30 190,48 100,52'), ramp: 'main' },
    ],
  });
  scene.form(spline('138,62! 139,42 147,36 155,42 157,61!'), {
    ramp: 'roof',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
  });
  scene.form(polygon('129,-40 161,-40 163,-14 127,-14'), {
    ramp: 'lamp',
    lineWidth: 0.85,
    rim: false,
    marks: [{ path: ellipse(143, -27, 8, 9), flat: '#ffffff' }],
    lines: [
      { path: '139,-42 138,-12', width: 3, taper: 'none' },
      { path: '152,-42 153,-12', width: 3, taper: 'none' },
    ],
  });
  scene.form(tube('119,-12,5 145,-9,5 171,-12,5'), { ramp: 'roof', lineWidth: 0.8, rim: false, shade: 2 });
  scene.form(spline('120,-38! 130,-56 145,-66 160,-56 170,-38! 145,-33'), {
    ramp: 'roof',
    shade: 4,
    lineWidth: 0.9,
  });
  scene.form(ellipse(145, -69, 5), { ramp: 'lamp', lineWidth: 0.7, rim: false });
}

/** A crab that lives under a crag with a lighthouse on its summit. */
export const cragclaw = creature(
  'cragclaw',
  { plan: 'crab', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // legs, two on each side
    scene.form(tube('78,190,8 44,204,7 36,230,1.5'), { dim: true });
    scene.form(tube('178,190,8 208,204,7 218,230,1.5'), { dim: true });
    scene.form(tube('84,196,8 60,210,7 56,234,1.5'));
    scene.form(tube('172,196,8 194,210,7 200,234,1.5'));
    // crag with facets and cracks
    scene.form(
      polygon('66,154 78,96 100,86 116,50 152,44 176,70 200,82 212,136 204,168 76,174').withThickness(90),
      {
        ramp: 'rock',
        miter: true,
        rim: false,
        marks: [
          { path: polygon('78,96 100,86 116,50 132,82 104,118'), ramp: 'rockMiddle' },
          { path: polygon('116,50 152,44 162,80 132,82'), ramp: 'rockLight' },
          { path: polygon('162,80 176,70 200,82 212,136 178,142'), ramp: 'rockDark' },
        ],
        lines: [
          { path: '132,82 140,110 132,138', width: 3.4 },
          { path: '162,80 172,112 178,142', width: 3.4 },
          { path: '104,118 100,136 106,150', width: 3.4 },
        ],
      },
    );
    drawLighthouse(scene);
    // moss on the top
    const rim = '172,68 166,80! 156,68 148,68! 140,82 130,86! 124,74 118,70! 110,76 102,78!';
    scene.form(spline(`102,78! 108,58 118,44 136,38 154,38 168,52 182,72! ${rim}`), {
      ramp: 'moss',
      miter: true,
      shade: 5,
    });
    // body
    scene.form(spline('128,132 176,142 202,172 190,206 150,222 104,222 64,206 54,172 80,142'), {
      shade: 12,
      gloss: true,
      highlights: [],
      marks: [{ path: spline('50,190 90,200 128,204 170,200 204,188 200,240 50,240'), ramp: 'belly' }],
      lines: [{ path: '164,150 178,156 186,168', width: 3 }],
    });
    // stalks and eyes
    scene.form(tube('96,150,7 92,126,7'), { dim: true });
    scene.form(tube('142,150,8 146,122,8'));
    // discs behind the eyes: they serve as eyelids
    scene.form(ellipse(90, 114, 13, 15), { dim: true });
    scene.form(ellipse(146, 110, 15.5, 17));
    eye(scene, 90, 114, 26, 30);
    eye(scene, 146, 110, 31, 34);
    mouth(scene, 108, 178, 34, 'open');
    blush(scene, 74, 178, 9, '#ffb09a');
    blush(scene, 152, 180, 11, '#ffb09a');
    // arms and claws
    scene.form(tube('66,180,11 40,170,11 36,150,10'), { dim: true });
    claw(scene, 30, 128, 38, true);
    scene.form(tube('192,184,13 222,172,12 222,146,11'));
    claw(scene, 220, 118, 48, false);
  },
);
