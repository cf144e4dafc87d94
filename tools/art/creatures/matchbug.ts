import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  flame,
  flameCore,
  type Path,
  polygon,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { MATCH, MATCH_KINDS } from './matches.ts';

const options = {
  plan: 'beetle',
  stage: 1,
  palette: { ...MATCH, glass: '#e8f4f4' },
  ...MATCH_KINDS,
  roles: { ...MATCH_KINDS.roles, glass: 'belly' },
} as const;

/** A short black limb with a mitten, along its spine; (x, y) is the mitten. */
function drawLimb(scene: Scene, spine: string, x: number, y: number, dim = false): void {
  scene.form([tube(spine), ellipse(x, y, 14, 13)], { ramp: 'coal', rim: false, shade: 3, dim });
}

/** Wing and wing case that have popped open; drawn at the right. */
function drawWing(scene: Scene, far: boolean): void {
  const place = (path: Path): Path => (far ? path.mirror(128) : path);
  scene.form(place(spline('142,190! 178,182 218,198 240,226! 206,236 168,226').withThickness(36)), {
    ramp: 'glass',
    dim: far,
    rim: false,
    shade: 5,
  });
  scene.form(place(spline('138,178! 170,148 214,146 240,168! 222,194 178,206').withThickness(44)), {
    dim: far,
    shade: 7,
    lines: [place(tube('160,180,1.8 188,170,1.8 220,166,0.9'))],
  });
}

/** A beetle like a match, startled by its own small flame. */
export const matchbug = creature('matchbug', options, (scene) => {
  drawWing(scene, true);
  drawWing(scene, false);
  // flame on the scorched crown
  scene.form(flame(132, 18, 62, 74, 0.1), {
    ramp: 'flame',
    shade: 0,
    rim: false,
    gradient: false,
    marks: [
      { path: flame(132, 18, 44, 54, 0.1), ramp: 'flameMiddle' },
      { path: flameCore(132, 18, 24, 34, 0.1), ramp: 'flameTip' },
    ],
  });
  // feelers
  scene.form([tube('84,30,5 62,4,4.6 40,6,4'), ellipse(38, 8, 9)], {
    ramp: 'coal',
    dim: true,
    rim: false,
    shade: 2,
  });
  scene.form([tube('176,30,5 198,2,4.6 222,6,4'), ellipse(224, 8, 9.5)], {
    ramp: 'coal',
    rim: false,
    shade: 2,
  });
  // legs
  drawLimb(scene, '112,250,8 104,270,8', 98, 280, true);
  drawLimb(scene, '144,252,8 152,272,8', 152, 282);
  // stick of a body
  scene.form(polygon('100,160 156,160 158,262 98,262').withThickness(56), {
    ramp: 'belly',
    rim: false,
    shade: 8,
    marks: [{ path: polygon('138,150 170,150 170,270 138,270'), flat: scene.ramp('belly').shade }],
    lines: [
      { path: '108,206 110,222 109,240', width: 3 },
      { path: '124,216 126,234 125,250', width: 3 },
    ],
    cast: [ellipse(126, 166, 60, 22)],
  });
  // head
  scene.form(skull(128, 98, 84, { wide: 0.98, high: 0.96, cheek: 0.4 }), {
    shade: 15,
    marks: [
      {
        path: spline(
          '50,56! 66,10 128,2 190,10 206,52! 188,72 170,56! 156,82 140,64! 124,84 106,62! 92,82 76,60! 64,72',
        ),
        ramp: 'flameMiddle',
      },
      {
        path: spline(
          '50,44! 66,0 128,-8 190,0 206,40! 188,58 170,44! 156,68 140,50! 124,70 106,48! 92,68 76,46! 64,58',
        ),
        ramp: 'coal',
      },
    ],
  });
  // hands at the cheeks
  drawLimb(scene, '108,196,8 74,190,8 58,166,8', 58, 156, true);
  drawLimb(scene, '150,198,8 188,194,8 202,168,8', 202, 156);
  // face
  eyes(scene, 118, 108, 76, 42, 52, { kind: 'dot', brow: -0.5 });
  scene.form(ellipse(116, 150, 11, 13), {
    ramp: '#6a1832',
    flat: true,
    lineWidth: 0.7,
    marks: [{ path: ellipse(117, 160, 8, 6), flat: '#f0697e' }],
  });
  blush(scene, 70, 142, 11, '#ffb0a0');
  blush(scene, 178, 142, 12, '#ffb0a0');
});
