import { creature } from '../creature.ts';
import { eye, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import {
  drawConstellation,
  drawMoonPhases,
  drawMoonSpout,
  drawSpiritFlukes,
  drawSpiritMane,
  drawThroatStars,
} from './nadirian-sky.ts';

const palette = {
  main: '#3f55ac',
  night: '#1e1d58',
  glow: '#5fe3d2',
  star: '#eefaff',
  moon: '#eefaff',
  iris: '#2fb9b0',
};
const roles = { glow: 'accent', star: 'belly', moon: 'belly', night: 'main' } as const;
const dark = { moon: '#b2e2de', main: '#17454b', night: '#002328', glow: '#85d554', star: '#d5fffb' };
const shiny = { moon: '#f2b93a', main: '#e6e2fb', night: '#6a50c2', glow: '#ffd24a', star: '#fff8d8' };

/** The midnight whale, half sea and half spirit. */
export const nadirian = creature(
  'nadirian',
  { plan: 'whale', float: 6, palette, roles, dark, shiny },
  (scene) => {
    scene.stand([92, 74], stances.crest, () => {
      drawMoonSpout(scene, 92, 74);
    });
    scene.stand([84, 210], { roar: 26, pain: -12, joy: 34 }, () => {
      // far flipper
      scene.form(spline('64,204! 40,214 22,232 14,258! 42,254 72,242 98,222!'), {
        dim: true,
        marks: [{ path: spline('0,250! 24,246 60,240 80,226 70,270 0,270!'), ramp: 'glow' }],
      });
    });
    scene.stand([160, 110], { roar: { grow: 1.1 }, pain: { grow: 0.9 }, joy: { grow: 1.06 } }, () => {
      drawSpiritMane(scene);
    });
    // body
    const bulk = spline(
      '4,136 12,108 40,84 88,72 140,76 190,92 216,130 210,166 180,200 132,222 84,226 38,208 12,174',
    );
    const line = (path: string) => ({ path, width: 3, colour: scene.colour('glow') });
    scene.form([bulk, tube('150,146,60 200,140,42 242,112,24 258,80,16 260,66,14')], {
      shade: 13,
      marks: [
        {
          path: spline(
            '-10,132! 30,146 66,150 96,144 120,152 160,158 200,150 236,128 280,150 170,250 40,250 -20,190!',
          ),
          ramp: 'night',
        },
      ],
      lines: [
        line('8,150 44,164 92,166 140,172 196,162 228,138'),
        line('10,166 48,184 100,190 156,186 208,160'),
        line('18,184 56,202 106,208 160,200'),
        line('34,202 68,215 108,219 136,216'),
      ],
    });
    scene.stand([256, 72], { roar: { turn: -14, grow: 1.1 }, pain: 18, joy: -12 }, () => {
      drawSpiritFlukes(scene);
    });
    drawThroatStars(scene);
    drawMoonPhases(scene);
    // mouth
    scene.ink('4,134 30,147 66,151 94,144 104,134', 4.4);
    drawConstellation(scene);
    scene.stand([136, 196], { roar: -26, pain: 14, joy: -40 }, () => {
      // near flipper
      scene.form(spline('126,190! 150,180 180,192 206,216 232,258! 198,258 162,244 138,220!'), {
        shade: 6,
        marks: [{ path: spline('130,218! 166,234 196,242 218,232 240,270 120,270!'), ramp: 'glow' }],
        lines: [{ path: '146,198 168,210 190,228', width: 3 }],
      });
    });
    eye(scene, 98, 118, 34, 29, { kind: 'calm', look: [-0.2, 0.12] });
  },
);
