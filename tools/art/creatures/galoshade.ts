import { creature } from '../creature.ts';
import { ellipse, ink, polygon, type Scene, spline, tube } from '../kit.ts';
import {
  drawMarshLight,
  drawPuckArm,
  drawPuckHead,
  drawWetEar,
  marshPuckKinds,
  marshPuckRoles,
  marshPucks,
} from './marsh-pucks.ts';

const options = {
  plan: 'vessel',
  palette: marshPucks,
  stage: 2,
  roles: marshPuckRoles,
  ...marshPuckKinds,
} as const;

/** The sole, loose at the toe, with the light behind it and nails for teeth. */
function drawGape(scene: Scene): void {
  scene.form(
    spline('214,240! 218,258 206,270 150,266 96,262 52,272 20,282! 22,268 60,252 120,246 170,240!'),
    {
      ramp: 'oilDark',
      shade: 5,
      lines: ['88,266 90,256', '116,264 117,254', '144,266 145,256', '172,268 173,258'].map((path) => ({
        path,
        width: 3,
      })),
    },
  );
  scene.form(spline('150,218! 90,200 30,200! 18,232 28,268! 70,252 140,246!'), {
    ramp: 'accent',
    lineWidth: 0.8,
    flat: true,
    marks: [{ path: spline('160,214 84,214 20,222 10,190 160,180'), ramp: 'hollow' }],
  });
  // tongue
  scene.form(spline('128,236! 84,232 44,244 10,268! 0,282 8,292 24,288 60,262 92,254 132,252!'), {
    ramp: 'ear',
    lineWidth: 0.85,
    rim: false,
    shade: 4,
    lines: [{ path: '100,244 62,250 28,272', width: 3 }],
  });
  for (const [x, y] of [
    [38, 214],
    [62, 213],
    [86, 216],
  ] as const) {
    scene.form(polygon(`${x - 7},${y - 6} ${x + 7},${y - 6} ${x},${y + 14}`), {
      ramp: 'belly',
      lineWidth: 0.6,
      rim: false,
      shade: 2,
    });
  }
}

/** The lost boot, hopping. */
function drawBoot(scene: Scene): void {
  drawGape(scene);
  scene.form(
    spline(
      '98,112! 102,150 104,172 94,182 58,180 24,184 6,200 12,216! 52,206 106,218 150,244! 184,248 214,242! 222,220 214,180 212,144 216,106!',
    ),
    {
      ramp: 'oil',
      shade: 15,
      gloss: true,
      highlights: [spline('116,128 124,130 126,158 124,172 117,170 118,150'), ellipse(40, 192, 15, 5, -8)],
      marks: [{ path: spline('228,190 196,202 184,226 190,260 240,260'), ramp: 'oilDark' }],
      lines: [
        { path: '106,176 118,186 138,188', width: 3.4 },
        { path: '104,164 120,172 134,170', width: 3 },
        { path: '94,182 104,198 100,216', width: 3.4 },
        { path: '184,244 184,222 198,202 220,196', width: 3.4 },
      ],
    },
  );
  // patch with its stitches
  scene.form(polygon('156,164 188,158 196,188 164,194').withThickness(14), {
    ramp: 'zinc',
    lineWidth: 0.75,
    rim: false,
    shade: 3,
  });
  for (const stitch of ['152,172 161,170', '156,186 165,184', '186,166 195,164', '190,180 199,178']) {
    scene.ink(ink(stitch, 2.6), 3, 'oilDark');
  }
}

/** A puck that lives in a lost boot, with marsh light for a tuft of hair. */
export const galoshade = creature('galoshade', options, (scene) => {
  // light for hair
  drawMarshLight(
    scene,
    spline(
      '126,30! 112,10 116,-14 104,-34! 124,-32 138,-26 146,-50 142,-72! 172,-62 190,-36 192,-16 208,-30! 218,-4 208,24 186,40',
    ),
    spline('140,30! 134,10 142,-8 156,-22 160,-42! 176,-24 180,-4 192,-4! 190,18 174,32'),
  );
  drawWetEar(scene, 112, 48, 92, 168, -18, true);
  // far arm on the rim
  drawPuckArm(scene, '128,96,10 96,90,9 84,104,10', true);
  // inside of the shaft
  scene.form(ellipse(157, 106, 62, 17), { ramp: 'hollow', lineRamp: 'oil' });
  // body that rises out of it
  scene.form(spline('126,70 190,70 204,110 196,122 120,122 112,104'), {
    marks: [{ path: spline('124,80 158,82 164,130 112,130 114,100'), ramp: 'belly' }],
    cast: [ellipse(154, 84, 50, 18)],
  });
  drawBoot(scene);
  // rim of the shaft
  scene.form(tube('96,108,9 128,119,9.5 158,122,9.5 190,119,9.5 219,106,9'), {
    ramp: 'oilDark',
    shade: 4,
    rim: false,
  });
  drawWetEar(scene, 206, 50, 98, 22, 18);
  drawPuckHead(scene, 154, 52, 54, { brow: 0.35, look: [-0.3, 0.16] });
  // near arm over the rim
  drawPuckArm(scene, '186,98,11 206,108,10 200,132,10');
});
