import { creature } from '../creature.ts';
import {
  blush,
  curl,
  curledHorn,
  drawEar,
  ellipse,
  eyes,
  fire,
  fluff,
  hindLeg,
  leg,
  longEar,
  mouth,
  nose,
  ribs,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { fireFlock, fireFlockKinds } from './kindlam.ts';

const body = { plan: 'hoofed', stage: 2 } as const;

/** A young ram with its first curled horns. */
export const emberam = creature('emberam', { ...body, palette: fireFlock, ...fireFlockKinds }, (scene) => {
  // tail
  scene.stand([208, 160], stances.tail, () => {
    fire(scene, 214, 140, 44, 70, 0.2);
  });
  // legs
  scene.stand([100, 164], stances.foreleg, () => {
    scene.form(leg(100, 160, 222, 24, 17, 3), { ramp: 'hoof', dim: true });
  });
  scene.form(hindLeg(168, 156, 222, 32, 17, 3), { ramp: 'hoof', dim: true });
  scene.form(leg(126, 164, 232, 26, 19, 3), { ramp: 'hoof' });
  scene.stand([192, 160], stances.hindleg, () => {
    scene.form(hindLeg(192, 150, 232, 40, 19, 3), { ramp: 'hoof' });
  });
  // body
  scene.form([tube('110,150,36 150,152,32 186,152,30'), fluff(170, 147, 52, 36, 12, 0.13)], {
    shade: 12,
    marks: [{ path: spline('70,176 110,184 150,180 190,182 222,170 222,220 70,220'), ramp: 'belly' }],
    lines: [curl(168, 142, 8), curl(196, 156, 7, 40), curl(152, 168, 6, -30)],
    cast: [ellipse(112, 122, 42, 28)],
  });
  scene.stand([148, 124], stances.flame, () => {
    // flames on the back
    fire(scene, 158, 126, 36, 48, 0.22);
    fire(scene, 138, 116, 44, 62, 0.18);
  });
  // chest wool
  scene.form(fluff(98, 160, 36, 35, 9, 0.18), {
    back: 'under',
    ramp: 'belly',
    shade: 9,
    cast: [ellipse(94, 128, 40, 22)],
    lines: [curl(96, 168, 8), curl(116, 158, 6, 40)],
  });
  scene.stand([116, 134], stances.head, () => {
    // head with far and near horn
    scene.stand([60, 104], stances.farEar, () => {
      drawEar(scene, longEar(60, 104, 30, 17, 170, 6), 'hoof', undefined, { dim: true });
    });
    const farHorn = curledHorn(74, 66, 20, true, 8);
    scene.form(tube(farHorn), { ramp: 'horn', dim: true, lines: ribs(farHorn, 5), rim: false });
    scene.stand([98, 72], stances.flame, () => {
      fire(scene, 98, 66, 44, 60, 0.08);
    });
    scene.form([skull(92, 98, 38, { wide: 0.96 }), ellipse(70, 118, 22, 17)], {
      ramp: 'skin',
      cast: [ellipse(96, 64, 36, 18)],
    });
    scene.form(fluff(94, 68, 25, 11, 7, 0.26), { shade: 5 });
    scene.stand([126, 108], stances.nearEar, () => {
      drawEar(scene, longEar(126, 108, 36, 20, 28, 6), 'hoof', 'flame');
    });
    const nearHorn = curledHorn(110, 74, 25, false, 12);
    scene.form(tube(nearHorn), { ramp: 'horn', lines: ribs(nearHorn, 6), rim: false });
    // face
    eyes(scene, 82, 100, 40, 23, 29, { far: 0.78 });
    nose(scene, 60, 112, 9, '#7a3a3a');
    mouth(scene, 65, 122, 17, 'smile', { lineWidth: 3 });
    blush(scene, 106, 120, 8);
  });
});
