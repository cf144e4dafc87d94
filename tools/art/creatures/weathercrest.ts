import { creature } from '../creature.ts';
import { ellipse, eye, polygon, type Scene, spline, star, tube } from '../kit.ts';
import { drawCompassRose, drawTail } from './weathercrest-ironwork.ts';
import { drawRivet, drawSheet, VANE_KINDS, VANES } from './weathervanes.ts';

/** The lightning rod with its spark, and the comb it stands in. */
function drawComb(scene: Scene): void {
  scene.form(tube('112,20,5.4 120,-28,5 128,-72,3.6', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'main',
    rim: false,
    shade: 2,
  });
  for (const [x, y, radius] of [
    [119, -28, 12],
    [122.5, -46, 9.5],
  ] as const) {
    scene.form(ellipse(x, y, radius, radius * 0.52, 8), {
      ramp: 'storm',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
    });
  }
  scene.form(star(129, -78, 26, 8.5, 4, -80), { ramp: 'accent', miter: true, flat: true, lineWidth: 0.9 });
  scene.flat(ellipse(129, -78, 5.5), '#ffffff');
  const comb =
    '68,38! 50,22 50,8 58,2! 72,15 76,2 88,-8! 97,9 106,2 120,0! 124,13 140,11 154,19! 144,34 120,31 97,24';
  drawSheet(scene, spline(comb).withThickness(24), 'copperDark', { ramp: 'copper', lineWidth: 0.9 }, 2);
}

/** A living weathercock with a lightning rod in its comb. */
export const weathercrest = creature(
  'weathercrest',
  { plan: 'bird', palette: { ...VANES, iris: '#4a6fc0' }, stage: 2, ...VANE_KINDS },
  (scene) => {
    drawCompassRose(scene);
    drawTail(scene);
    // legs with spurs
    scene.form([tube('112,214,14 82,230,8 84,254,6.5'), polygon('80,238 102,250 84,258')], {
      ramp: 'copper',
      dim: true,
      shade: 3,
      rim: false,
    });
    scene.form(polygon('88,248 100,268 84,262 56,272 70,256'), {
      ramp: 'copper',
      dim: true,
      miter: true,
      flat: true,
    });
    scene.form([tube('160,218,14 162,252,7.5 160,280,6.5'), polygon('164,254 190,246 164,270')], {
      ramp: 'copper',
      shade: 3,
      rim: false,
    });
    scene.form(polygon('160,274 184,288 154,288 124,295 146,279'), {
      ramp: 'copper',
      miter: true,
      flat: true,
    });
    // body
    drawSheet(
      scene,
      spline(
        '112,46 134,78 152,108 178,130 206,140 208,168 190,200 156,218 116,214 78,198 54,166 52,134 70,100 82,60',
      ),
      'giltDark',
      {
        ramp: 'gilt',
        shade: 13,
        gloss: true,
        highlights: [ellipse(64, 154, 4.5, 13, -4)],
        lines: [
          { path: '100,190 104,196 111,194', width: 3 },
          { path: '118,200 122,206 129,203', width: 3 },
          { path: '94,172 98,178 105,175', width: 3 },
        ],
      },
      6,
    );
    // hackle, cut in points
    drawSheet(
      scene,
      polygon(
        '76,62 64,100 46,138 70,132 74,164 92,142 104,172 118,142 138,158 138,128 160,130 140,98 126,56',
      ),
      'storm',
      {
        ramp: 'main',
        lines: [
          { path: '84,88 80,116', width: 2.8 },
          { path: '106,88 111,118', width: 2.8 },
        ],
      },
      3,
    );
    // wing
    drawSheet(
      scene,
      polygon('120,166 142,148 176,146 206,158 244,186 222,186 226,204 202,198 198,214 176,200 144,192'),
      'giltDark',
      {
        ramp: 'storm',
        lines: [
          { path: '152,166 186,174 212,184', width: 3.2 },
          { path: '152,178 176,188 194,198', width: 3.2 },
        ],
      },
    );
    drawRivet(scene, 138, 168, 5.5, 'gilt');
    // head
    scene.form(spline('97,5 125,16 136,45 127,73 99,82 71,70 59,45 69,19'), { ramp: 'gilt', shade: 9 });
    drawComb(scene);
    // wattles
    scene.form(spline('66,73 80,77 85,101 73,117 62,108 59,87'), { ramp: 'copper', shade: 3, rim: false });
    // beak
    drawSheet(
      scene,
      polygon('73,42 45,42 19,61 43,63 36,77 73,70'),
      'copperDark',
      { ramp: 'copper', lines: [{ path: '24,61 52,61', width: 2.8 }] },
      3,
    );
    // face
    eye(scene, 68, 40, 15, 17, { kind: 'fierce', mirror: true });
    eye(scene, 102, 41, 27, 25, { kind: 'fierce' });
  },
);
