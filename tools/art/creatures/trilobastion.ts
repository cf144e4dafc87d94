import { creature } from '../creature.ts';
import { ellipse, polygon, ribs, spline, tube } from '../kit.ts';
import { drawArrowSlit, drawSnail } from './trilobastion-lodgers.ts';
import { drawKeep, drawPlate, drawTurret, drawWall } from './trilobastion-walls.ts';

const palette = {
  main: '#61748c',
  stone: '#dcb56c',
  stoneLight: '#f0d79c',
  moss: '#84b548',
  hollow: '#2b2738',
  accent: '#ffd765',
  foot: '#8d9bad',
  iris: '#ffd765',
};
const roles = { hollow: 'fixed', stone: 'belly', stoneLight: 'belly', foot: 'main' } as const;
const dark = {
  main: '#19474d',
  stone: '#5b898b',
  stoneLight: '#7fada9',
  moss: '#7c790f',
  accent: '#71cf44',
  foot: '#3a666c',
};
const shiny = {
  main: '#3f8f92',
  stone: '#f3efe6',
  stoneLight: '#ffffff',
  moss: '#f08fb0',
  accent: '#ffb52e',
  foot: '#8ccfc4',
};
const options = { plan: 'trilobite', palette, stage: 2, roles, dark, shiny } as const;

const FEET = [
  [70, 238, true],
  [118, 240, true],
  [290, 240, false],
  [254, 245, false],
  [216, 248, false],
  [176, 250, false],
  [140, 251, false],
] as const;

/** A trilobite like a walking fortress. */
export const trilobastion = creature('trilobastion', options, (scene) => {
  // feet
  for (const [x, y, dim] of FEET) {
    scene.form(
      spline([
        [x - 13, y - 40],
        [x + 13, y - 40],
        [x + 14, y - 6],
        [x + 10, y, true],
        [x - 18, y, true],
        [x - 19, y - 10],
        [x - 13, y - 20],
      ]),
      { ramp: 'foot', dim, lineWidth: 0.9 },
    );
  }
  // tail
  scene.form(spline('270,150! 304,162 324,190 338,224! 318,217 308,226! 294,214 270,216!'), { shade: 8 });
  // walls behind the keep
  drawWall(scene, 312, 122);
  drawPlate(scene, 268, 310, 168, 226);
  drawWall(scene, 286, 78);
  drawPlate(scene, 236, 284, 150, 231);
  // keep and the walls that rise to it
  drawKeep(scene);
  drawWall(scene, 240, 54);
  drawPlate(scene, 186, 254, 140, 236);
  drawWall(scene, 204, 88);
  drawPlate(scene, 150, 218, 148, 238);
  drawSnail(scene, 236, 150);
  // gatehouse: turrets on the half-moon shield
  drawTurret(scene, 42, 66, 32, true);
  drawTurret(scene, 122, 56, 40, false);
  scene.form(
    spline(
      '0,216! 0,176 20,142 60,124 106,122 146,138 166,172 190,240! 150,224 128,226 84,230 40,226 20,220',
    ),
    {
      shade: 12,
      marks: [
        {
          path: spline('-10,208 24,208 60,216 90,219 130,213 160,211 196,234 190,260 -10,260'),
          ramp: 'foot',
        },
      ],
    },
  );
  // gate with its portcullis
  scene.form(spline('54,220! 54,192 66,174 84,168! 104,172 116,188 118,218! 86,224'), {
    ramp: 'stone',
    shade: 4,
    lineWidth: 0.9,
  });
  scene.form(spline('64,219! 64,196 72,184 86,179 100,184 108,196 108,217! 86,221'), {
    ramp: 'hollow',
    flat: true,
    lineWidth: 0.6,
  });
  for (const x of [74, 86, 98]) {
    const bar = polygon(`${x - 4},180 ${x + 4},180 ${x + 4},198 ${x},208 ${x - 4},198`);
    scene.form(bar, { ramp: 'foot', flat: true, lineWidth: 0.45, miter: true });
  }
  // forked ram
  scene.form(ellipse(80, 142, 17, 24, -8), { ramp: 'foot', shade: 4 });
  const ram = '82,142,14 50,140,13 22,136,12';
  scene.form([tube(ram), tube('30,136,12 4,116,12 -24,80,1.6'), tube('30,138,12 2,156,12 -34,160,1.6')], {
    ramp: 'stoneLight',
    miter: true,
    shade: 5,
    lines: ribs(ram, 2, { width: 3.6 }),
  });
  // eyes
  drawArrowSlit(scene, 40, 96, 21, 36);
  drawArrowSlit(scene, 118, 92, 27, 44);
});
