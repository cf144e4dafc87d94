import { creature } from '../creature.ts';
import { ellipse, eye, type Scene, skull, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { COURIER_KINDS, COURIERS, drawBuckle, drawLetter } from './couriers.ts';
import { drawTail } from './couristrel-tail.ts';

const palette = { ...COURIERS, main: '#c4673a', slate: '#6a86b4', claw: '#4a4458' };
const roles = { ...COURIER_KINDS.roles, slate: 'main', claw: 'main' } as const;
const dark = { ...COURIER_KINDS.dark, slate: '#5d5450' };
const shiny = { ...COURIER_KINDS.shiny, slate: '#f0c070', claw: '#4a4458' };

/** The cap of feathers with its peak and badge. */
function drawCap(scene: Scene): void {
  scene.form(spline('66,64! 70,42 92,30 118,38 128,56! 148,48 158,52! 146,62 156,70! 140,74 122,72 94,62'), {
    ramp: 'slate',
    miter: true,
    shade: 6,
  });
  scene.form(spline('66,62 94,58 124,66 124,76 94,68 68,72'), {
    ramp: 'post',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
  });
  scene.form(spline('44,74! 60,62 90,64 100,72! 80,72 62,74'), {
    ramp: 'slate',
    lineWidth: 0.9,
    shade: 3,
    rim: false,
  });
  scene.form(ellipse(86, 58, 6.5, 7), { ramp: 'brass', lineWidth: 0.6, rim: false, shade: 1.6 });
}

/** A hovering kestrel that delivers a letter. */
export const couristrel = creature(
  'couristrel',
  { plan: 'bird', palette, stage: 2, float: 4, roles, dark, shiny },
  (scene) => {
    // far wing
    scene.form(
      spline(
        '106,122! 76,112 48,88 28,54 18,22! 30,30 36,38! 34,20 38,8! 50,20 56,32! 58,18 64,8! 78,34 100,66 126,104',
      ),
      {
        dim: true,
        miter: true,
        marks: [{ path: spline('0,-20! 100,-10! 86,50 74,62 60,68 50,82 30,92!'), ramp: 'slate' }],
        lines: [
          { path: '36,36 50,62 66,82', width: 3 },
          { path: '56,30 68,54 82,74', width: 3 },
        ],
      },
    );
    drawTail(scene);
    // near wing
    scene.form(
      spline(
        '118,116! 146,70 190,28 250,-2! 242,16 234,24! 254,16 266,18! 254,36 240,46! 260,42 270,48! 254,64 236,70! 250,72 256,80! 236,92 214,94! 222,100 224,108! 196,122 166,146 136,152',
      ),
      {
        miter: true,
        shade: 9,
        marks: [
          {
            path: spline('158,60! 190,28 250,-20! 300,0! 290,110! 230,130! 170,140! 186,116 184,96 174,80'),
            ramp: 'slate',
          },
          {
            path: spline('136,84 152,66 170,74 178,92 178,112 168,132 150,136 150,112'),
            ramp: 'wing',
            opacity: 0.55,
          },
        ],
        lines: [
          { path: '182,72 208,50 234,26', width: 3.2 },
          { path: '188,84 216,66 240,48', width: 3.2 },
          { path: '190,98 214,86 238,71', width: 3.2 },
          { path: '184,112 200,104 216,95', width: 3 },
        ],
      },
    );
    // feet with the letter
    scene.form(tube('112,182,9 96,200,6 82,212,6'), { ramp: 'beak', dim: true, lineWidth: 0.9 });
    drawLetter(scene, 84, 238, 1.3, -14);
    drawClaws(scene, '74,210,15,9,112 84,212,15,9,84', { dim: true });
    scene.form(tube('132,184,10 120,200,6.5 106,210,6.5'), { ramp: 'beak', lineWidth: 0.9 });
    drawClaws(scene, '98,206,16,9,122 105,210,17,9,96 113,208,15,9,70');
    // body
    scene.form(spline('104,100 132,106 152,132 156,166 142,192 120,196 102,182 90,152 84,120'), {
      shade: 9,
      marks: [{ path: spline('88,116 112,122 126,150 126,200 98,186 84,150'), ramp: 'belly' }],
      lines: [
        { path: '104,166 109,172 114,167', width: 2.8 },
        { path: '112,180 117,185 122,180', width: 2.8 },
      ],
      cast: [ellipse(96, 108, 40, 16)],
    });
    // strap
    scene.form(tube('90,127,6.5 112,142,7.5 151,165,6.5', { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'post',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
    });
    drawBuckle(scene, 116, 145, 1.1, 30);
    // head
    scene.form(skull(94, 82, 34), {
      shade: 8,
      marks: [
        { path: spline('56,86 82,84 96,94 112,92 120,104 96,120 66,112'), ramp: 'belly' },
        { path: spline('98,96! 110,92 110,112 102,122! 96,110'), ramp: 'slate' },
      ],
    });
    drawCap(scene);
    // face
    eye(scene, 70, 84, 15, 18, { kind: 'fierce', mirror: true });
    eye(scene, 100, 85, 22, 21, { kind: 'fierce' });
    scene.form(spline('80,92! 66,86 50,94 46,110! 58,106 78,104!'), {
      ramp: 'beak',
      lineWidth: 0.8,
      rim: false,
      shade: 2,
      lines: [{ path: '54,100 66,98 77,98', width: 2.4 }],
    });
  },
);
