import { creature } from '../creature.ts';
import {
  curl,
  curledHorn,
  drawEar,
  ellipse,
  eye,
  fire,
  fluff,
  hindLeg,
  leg,
  longEar,
  mouth,
  nose,
  polygon,
  ribs,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { fireFlock, fireFlockKinds } from './kindlam.ts';

const palette = { ...fireFlock, hoof: '#8a4a42', clay: '#d69a66', crack: '#ffc94f' };
const dark = { ...fireFlockKinds.dark, clay: '#7d736f', crack: '#fea287' };
const shiny = { ...fireFlockKinds.shiny, hoof: '#6f82b8', clay: '#c3d2ee', crack: '#2f8fff' };
const roles = { clay: 'belly', crack: 'accent' } as const;

const plan = 'hoofed';

/** A great ram, part kiln: plates of burnt clay glow at the cracks. */
export const kilnaries = creature('kilnaries', { plan, palette, stage: 3, roles, dark, shiny }, (scene) => {
  // tail
  scene.stand(
    [214, 150],
    { roar: { turn: -10, grow: 1.08 }, pain: { turn: 6, grow: 0.72 }, joy: { turn: -6 } },
    () => {
      fire(scene, 226, 134, 44, 84, 0.12);
    },
  );
  // far legs
  scene.stand([92, 150], stances.foreleg, () => {
    scene.form(leg(92, 144, 220, 34, 20, 5), {
      ramp: 'hoof',
      dim: true,
      marks: [{ path: spline('60,204! 140,204! 140,240! 60,240!'), ramp: 'horn' }],
    });
  });
  scene.form(hindLeg(166, 140, 220, 40, 20, 5), {
    ramp: 'hoof',
    dim: true,
    marks: [{ path: spline('130,204! 210,204! 210,240! 130,240!'), ramp: 'horn' }],
  });
  scene.stand([176, 112], stances.flame, () => {
    // flames on the back
    fire(scene, 204, 114, 40, 46, 0.2);
    fire(scene, 178, 108, 48, 62, 0.2);
    fire(scene, 150, 102, 54, 74, 0.2);
  });
  // body with near legs
  scene.form(
    [
      tube('114,134,46 160,136,37 200,138,37'),
      leg(122, 140, 232, 38, 24, 6),
      hindLeg(200, 130, 232, 54, 24, 6),
    ],
    {
      ramp: 'hoof',
      marks: [
        { path: spline('60,212! 250,212! 250,240! 60,240!'), ramp: 'horn' },
        { path: spline('150,92 200,92 250,110 250,150 214,140 176,128'), ramp: 'main' },
      ],
      lines: [
        { path: '174,146 173,166 188,184', width: 4 },
        { path: '146,164 142,180 138,192', width: 4 },
      ],
    },
  );
  // plates of burnt clay with glowing cracks
  const glow = scene.colour('crack');
  scene.form(polygon('176,128 200,116 224,128 228,152 206,168 182,154').withThickness(30), {
    ramp: 'clay',
    miter: true,
    rim: false,
    lineWidth: 0.8,
    shade: 5,
    lines: [
      { path: '182,132 196,138 194,150 206,160', width: 3.4, colour: glow },
      { path: '196,138 212,134 220,140', width: 3, colour: glow },
    ],
  });
  scene.form(polygon('146,120 166,112 176,126 172,146 154,152 142,138').withThickness(24), {
    ramp: 'clay',
    miter: true,
    rim: false,
    lineWidth: 0.8,
    shade: 4,
    lines: [{ path: '148,128 158,134 158,142 164,147', width: 3, colour: glow }],
  });
  // chest wool
  scene.form(fluff(98, 146, 46, 44, 10, 0.2), {
    back: 'under',
    shade: 12,
    marks: [{ path: spline('40,164 70,170 100,180 140,170 150,210 40,210'), ramp: 'flameTip' }],
    cast: [ellipse(92, 106, 52, 28)],
    lines: [curl(88, 160, 9), curl(118, 168, 8, 30)],
  });
  scene.stand([116, 126], stances.head, () => {
    // head with far and near horn
    const farHorn = curledHorn(62, 60, 26, true, 12);
    scene.form(tube(farHorn), { ramp: 'horn', dim: true, lines: ribs(farHorn, 7), rim: false });
    scene.stand([94, 66], stances.flame, () => {
      fire(scene, 94, 62, 54, 56, 0.08);
    });
    scene.form(
      [
        skull(86, 92, 41, { wide: 0.92, high: 1 }),
        spline('58,88 74,84 100,100 104,122 90,138 66,142 44,134 40,116'),
      ],
      {
        ramp: 'skin',
        cast: [ellipse(88, 50, 44, 20)],
        marks: [{ path: spline('72,40! 92,40! 87,78 79,98 71,78'), ramp: 'main' }],
      },
    );
    scene.form(fluff(88, 58, 25, 11, 7, 0.3), { shade: 5 });
    drawEar(scene, longEar(120, 110, 34, 20, 40, 6), 'hoof', 'flame');
    const nearHorn = curledHorn(108, 66, 36, false, 17);
    scene.form(tube(nearHorn), { ramp: 'horn', lines: ribs(nearHorn, 8), rim: false });
    // face
    eye(scene, 60, 96, 18, 21, { kind: 'fierce', mirror: true });
    eye(scene, 93, 96, 26, 24, { kind: 'fierce' });
    nose(scene, 51, 117, 12, '#4a2428');
    mouth(scene, 64, 130, 24, 'smile', { lineWidth: 3.6 });
  });
});
