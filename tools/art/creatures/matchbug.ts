import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fire, type Path, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { MATCH, MATCH_KINDS } from './matches.ts';

const options = {
  plan: 'beetle',
  stage: 1,
  palette: { ...MATCH, glass: '#e8f4f4' },
  ...MATCH_KINDS,
  roles: { ...MATCH_KINDS.roles, glass: 'belly' },
} as const;

/** A thin black arm along its spine with a straw-pale mitten at (x, y), laid to the cheek. */
function drawArm(scene: Scene, spine: string, x: number, y: number, dim = false): void {
  scene.form(tube(spine), { ramp: 'coal', rim: false, shade: 3, dim });
  scene.form(ellipse(x, y, 17, 20, dim ? 16 : -16), {
    ramp: 'belly',
    shade: 5,
    dim,
    back: 'under',
    lines: dim ? [] : [{ path: `${x - 6},${y - 16} ${x - 5},${y - 5}`, width: 2.8 }],
  });
}

/** A black leg with a boot. */
function drawLeg(scene: Scene, spine: string, boot: string, dim = false): void {
  scene.form([tube(spine), spline(boot)], { ramp: 'coal', rim: false, shade: 4, dim });
}

/** A wing case that has sprung up, with the wing below it. */
function drawWing(scene: Scene, degrees: number, dim: boolean): void {
  const place = (path: Path, turn: number): Path => path.rotate(degrees + turn).move(156, 182);
  scene.form(place(spline('0,0! 60,-20 124,-22 168,8! 126,42 66,36').withThickness(46), 30), {
    ramp: 'glass',
    dim,
    rim: false,
    shade: 6,
    lines: dim ? [] : [{ path: place(tube('40,8,1.8 90,8,1.8 134,12,0.8'), 30) }],
  });
  scene.form(place(spline('0,-6! 40,-48 110,-60 160,-22! 116,12 48,22').withThickness(54), 0), {
    dim,
    shade: 9,
    lines: [{ path: place(tube('24,-6,2 76,-24,2 132,-24,1'), 0) }],
  });
}

/** A beetle like a match that has frightened itself by its own small flame: it starts back on one leg. */
export const matchbug = creature('matchbug', options, (scene) => {
  drawWing(scene, -44, true);
  drawWing(scene, -6, false);
  fire(scene, 128, 22, 74, 104, 0.3);
  // feelers, blown back by the fright
  scene.form([tube('74,34,5.5 46,10,5 18,20,4.5'), ellipse(14, 22, 10)], {
    ramp: 'coal',
    dim: true,
    rim: false,
    shade: 2,
  });
  scene.form([tube('168,34,5.5 190,8,5 218,10,4.5'), ellipse(222, 12, 10.5)], {
    ramp: 'coal',
    rim: false,
    shade: 2,
  });
  // the far leg kicks out, the near one stands on its toes
  drawLeg(scene, '122,240,9 92,246,9 72,240,9', '80,226 84,250 68,266 50,262 50,240 62,224', true);
  drawLeg(scene, '160,244,9 166,266,9', '152,262 178,260 184,278 164,286 138,284 138,272');
  // stick of a body
  scene.form(polygon('104,164 158,154 178,250 126,258').withThickness(56), {
    ramp: 'belly',
    rim: false,
    shade: 10,
    marks: [{ path: polygon('142,150 172,146 192,256 162,260'), flat: scene.ramp('belly').shade }],
    lines: [
      { path: '122,204 127,222 129,242', width: 3.2 },
      { path: '138,214 143,230 146,246', width: 3.2 },
    ],
    cast: [ellipse(124, 166, 66, 24)],
  });
  // head, its crown scorched
  scene.form(skull(118, 96, 86, { wide: 1, high: 0.94, cheek: 0.5 }), {
    shade: 16,
    gloss: true,
    marks: [
      {
        path: spline(
          '24,74! 40,4 118,-12 196,4 212,70! 194,86 180,64! 166,92 150,66! 132,58 120,64! 104,94 88,66! 72,88 56,68! 44,82',
        ),
        ramp: 'flameMiddle',
      },
      {
        path: spline(
          '24,62! 40,-4 118,-18 196,-4 212,58! 196,74 180,50! 164,78 150,52! 134,42 120,50! 104,80 88,52! 72,74 56,54! 44,70',
        ),
        ramp: 'coal',
      },
    ],
  });
  scene.fromBehind('only', () => {
    scene.form(
      spline(
        '32,88! 40,60 58,36 117,15 176,36 196,60 204,88! 196,96 180,64! 164,92 148,66! 132,56 118,64! 104,94 86,66! 72,90 54,68! 42,86',
      ),
      { ramp: 'coal', lineWidth: 0.8, outline: 'inner', rim: false, shade: 5 },
    );
  });
  // face
  eyes(scene, 100, 106, 78, 46, 54, { kind: 'round', look: [-0.16, -0.16], irisWidth: 0.6, brow: -0.6 });
  scene.form(ellipse(92, 154, 13, 15), {
    ramp: '#6a1832',
    flat: true,
    lineWidth: 0.7,
    marks: [{ path: ellipse(92, 166, 10, 8), flat: '#f0697e' }],
  });
  blush(scene, 172, 142, 12, '#ffb0a0');
  // hands at the cheeks
  drawArm(scene, '106,186,8 66,198,8 44,172,7', 40, 152, true);
  drawArm(scene, '160,186,8.5 196,200,8.5 198,176,8', 192, 156);
});
