import { creature } from '../creature.ts';
import { blush, ellipse, eye, spline } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';
import { drawGillBoards, drawMane, drawTail } from './weirgill-spray.ts';

const palette = {
  main: '#2f7fd6',
  belly: '#eefaff',
  fin: '#ffb24d',
  finTip: '#ff7d5a',
  stripe: '#ff9a3d',
  foam: '#f2fbff',
  spray: '#a9dcf8',
  board: '#c98a52',
  throat: '#5b1530',
  tongue: '#f0697e',
  iris: '#1f62c0',
};
const roles = { foam: 'belly', spray: 'belly', throat: 'fixed', tongue: 'fixed', stripe: 'accent' } as const;
const dark = { foam: '#b9aee6', board: '#7a4a6c' };
const shiny = {
  main: '#e8543f',
  fin: '#fff0c8',
  finTip: '#ffd24a',
  stripe: '#ffe6a0',
  foam: '#fffaf0',
  board: '#8a5fb0',
};

/** A salmon in mid-leap with a mane of spray. */
export const weirgill = creature(
  'weirgill',
  { plan: 'fish', palette, stage: 2, float: 6, roles, dark, shiny },
  (scene) => {
    drawTail(scene);
    // far fin
    scene.form(spline('74,134! 66,152 52,168 44,184! 64,186 84,172 96,146!'), {
      ramp: 'fin',
      dim: true,
      miter: true,
    });
    // belly fin
    scene.form(spline('146,122! 144,138 134,152 136,162! 150,158 164,148 168,134!'), {
      ramp: 'fin',
      miter: true,
    });
    // body, bent like a bow
    scene.form(
      spline(
        '24,92 38,62 74,44 122,46 166,68 196,110 212,158 204,168 190,166 174,144 148,132 118,144 84,148 50,134 30,114',
      ),
      {
        shade: 13,
        marks: [
          {
            path: spline('10,108 40,100 84,118 120,124 150,116 182,136 204,170 180,190 20,170'),
            ramp: 'belly',
          },
          { path: spline('164,70 154,90 154,120 164,124 168,104 178,88'), ramp: 'stripe' },
          { path: spline('190,92 178,106 172,132 181,137 186,120 198,106'), ramp: 'stripe' },
          { path: spline('206,120 196,132 188,150 196,156 202,144 210,136'), ramp: 'stripe' },
        ],
      },
    );
    drawMane(scene);
    drawGillBoards(scene);
    // mouth with its hooked jaw
    scene.form(spline('24,100! 44,108 66,108 90,98! 84,118 62,126 42,122 28,112'), {
      ramp: 'throat',
      flat: true,
      lineWidth: 0.7,
      marks: [{ path: ellipse(58, 124, 22, 10, -6), ramp: 'tongue' }],
    });
    scene.form(
      spline(
        '94,102! 84,118 62,122 44,118 34,110 30,98 32,78! 16,84 8,98 12,116 28,132 52,141 78,139 96,128 104,112',
      ),
      {
        ramp: 'main',
        shade: 4,
        rim: false,
        marks: [{ path: spline('0,116 30,124 60,132 90,122 112,108 112,160 0,160'), ramp: 'belly' }],
      },
    );
    // near fin
    scene.form(
      spline('112,132! 114,154 106,178 94,198! 110,196 120,190! 126,200 136,206! 148,188 152,164 142,140!'),
      {
        ramp: 'fin',
        miter: true,
        marks: [{ path: spline('80,200 108,178 150,172 160,230 80,230'), ramp: 'finTip' }],
        lines: [
          { path: '122,146 120,166 112,184', width: 3 },
          { path: '132,150 136,172 134,190', width: 3 },
        ],
      },
    );
    // face
    eye(scene, 90, 84, 32, 35, { look: [-0.16, 0] });
    eye(scene, 46, 80, 15, 26, { look: [-0.1, 0], lid: 2.5 });
    blush(scene, 104, 110, 9);
    // drops
    scene.form(waterDrop(26, 44, 8, -40), { ramp: 'foam', lineWidth: 0.7 });
    scene.form(waterDrop(42, 216, 7, 30), { ramp: 'foam', lineWidth: 0.7 });
  },
);
