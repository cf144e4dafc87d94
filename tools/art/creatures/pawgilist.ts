import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  leaf,
  leg,
  mouth,
  nose,
  polygon,
  roundEar,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { drawBuckle, drawFist } from './pawgilist-trophies.ts';

const palette = {
  main: '#b0583a',
  belly: '#f9ddb6',
  accent: '#ffc23d',
  sash: '#d8403f',
  honey: '#e8902a',
  shadow: '#8a3f38',
  wrap: '#f4ead9',
  iris: '#7a3a1e',
};
const roles = { honey: 'accent', wrap: 'belly' } as const;
const dark = { accent: '#c7b4ff', honey: '#7d5fd0', sash: '#c0265c', wrap: '#c3aadb' };
const shiny = { main: '#5f86b5', shadow: '#4a5f9c', belly: '#eaf4ff', sash: '#26a392', honey: '#e0972a' };

/** A boxing bear with a champion's belt. */
export const pawgilist = creature(
  'pawgilist',
  { plan: 'biped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail, legs and far arm
    scene.form(ellipse(190, 204, 15));
    scene.form(leg(92, 196, 238, 50, 42, 9), { dim: true });
    scene.form(leg(160, 196, 246, 56, 46, 9), { lines: toes(160, 246, 46, 9) });
    scene.form(tube('80,150,21 56,178,17'), { dim: true });
    scene.form(tube('46,188,18 36,166,18 32,146,18'), {
      ramp: 'wrap',
      shade: 10,
      lines: [
        { path: '20,164 36,172 54,162', width: 3 },
        { path: '22,182 40,188 60,176', width: 3 },
      ],
    });
    drawFist(scene, 30, 128, 27, true);
    // body
    scene.form(spline('126,112 174,118 202,146 198,178 180,212 126,222 78,212 58,178 56,146 80,118'), {
      shade: 13,
      marks: [{ path: spline('112,150 144,158 154,186 140,216 96,216 78,186 86,158'), ramp: 'belly' }],
      cast: [ellipse(118, 134, 56, 26)],
    });
    // belt
    const cloth = { ramp: 'sash', lineWidth: 0.85 } as const;
    scene.form([leaf(166, 212, 40, 20, 74, -5), leaf(172, 210, 36, 18, 46, -4)], { ...cloth, miter: true });
    scene.form(spline('58,176! 98,193 154,194 200,174! 193,204! 156,221 98,220 66,204!'), {
      ...cloth,
      shade: 5,
      rim: false,
    });
    scene.form(polygon('142,196 160,193 164,219 146,222').withThickness(14), {
      ramp: 'accent',
      lineWidth: 0.7,
    });
    scene.form(polygon('67,182 79,187 81,214 72,210').withThickness(10), {
      ramp: 'accent',
      lineWidth: 0.7,
      dim: true,
    });
    drawBuckle(scene, 110, 207, 28);
    // ears, the near one folded
    drawEar(scene, roundEar(80, 56, 19), 'main', 'belly', { dim: true });
    scene.form(ellipse(162, 54, 23), { marks: [{ path: ellipse(166, 58, 14), ramp: 'belly' }] });
    scene.form(spline('138,60! 138,40 152,28 170,30 186,44! 172,52 156,58!'), { lineWidth: 0.8, shade: 4 });
    // head
    scene.form(
      spline(
        '114,48 148,58 164,86 166,108 178,120! 164,124 166,138! 140,142 108,148 76,140 60,122 62,92 80,60',
      ),
      {
        shade: 11,
        miter: true,
        marks: [{ path: ellipse(92, 121, 33, 22), ramp: 'belly' }],
      },
    );
    // face
    eye(scene, 77, 92, 18, 17, { kind: 'fierce', mirror: true });
    eye(scene, 121, 92, 24, 20, { kind: 'fierce' });
    nose(scene, 86, 112, 19, '#3d2226');
    scene.ink('66,80 78,76 90,82', 6);
    scene.ink('106,82 122,74 140,78', 6.6);
    mouth(scene, 92, 126, 36, 'smile', { lineWidth: 3.4 });
    // plaster on the brow
    scene.form(polygon('108,64 132,70 130,79 106,73').withThickness(8), {
      ramp: 'wrap',
      lineWidth: 0.6,
      rim: false,
    });
    // near arm
    scene.form(tube('180,150,24 210,184,19'));
    scene.form(tube('212,192,21 218,168,20 212,146,20'), {
      ramp: 'wrap',
      lines: [
        { path: '194,170 214,178 236,168', width: 3 },
        { path: '194,188 212,198 234,186', width: 3 },
      ],
    });
    drawFist(scene, 208, 122, 31, false);
  },
);
