import { creature } from '../creature.ts';
import { blush, ellipse, eye, join, leaf, mouth, type Path, type Scene, spline, tube } from '../kit.ts';
import { drawCrown, drawGown } from './amanitiara-regalia.ts';

const palette = {
  main: '#df3a3a',
  dot: '#fff0d0',
  belly: '#fbeed2',
  gill: '#e3bd95',
  moss: '#86b04a',
  mossDark: '#52803a',
  iris: '#5c8a2c',
};
const roles = { dot: 'belly', gill: 'belly', moss: 'accent' } as const;
const dark = { main: '#61315f', dot: '#ff86b4', moss: '#b8327a', mossDark: '#6f2358', belly: '#a58fb4' };
const shiny = {
  main: '#4a7be0',
  dot: '#fff2b0',
  belly: '#cfe2ff',
  gill: '#c9bfe8',
  moss: '#f2b93a',
  mossDark: '#c8862a',
};

/** Overskirt of scarlet drapes. */
function drawDrapes(scene: Scene): void {
  scene.form(
    spline(
      '108,160 152,160 190,186 220,220 230,242! 202,236 182,218! 170,234 150,242! 138,230 130,214! 118,232 98,242! 88,230 80,216! 60,236 30,240! 42,216 72,186',
    ),
    {
      shade: 8,
      marks: [
        {
          path: [
            ellipse(82, 204, 8, 10, 30),
            ellipse(118, 206, 7, 9, 6),
            ellipse(152, 214, 8, 10, -8),
            ellipse(188, 218, 8, 10, -34),
          ],
          ramp: 'dot',
        },
        { path: [ellipse(106, 180, 5, 6), ellipse(140, 182, 5, 6), ellipse(166, 188, 5, 6)], ramp: 'dot' },
      ],
    },
  );
}

/** A sleeve of moss that ends in a leaf for a hand. */
function drawSleeve(scene: Scene, spine: string, hand: Path, dim: boolean): void {
  scene.form(hand, { ramp: 'mossDark', dim, miter: true, shade: 3, lineWidth: 0.9, rim: false });
  scene.form(tube(spine), { ramp: 'moss', dim, rim: false, shade: 4 });
}

/** A fly-agaric queen: the cap is a crown, the stalk has a face, gills are the gown. */
export const amanitiara = creature(
  'amanitiara',
  { plan: 'sprite', palette, roles, stage: 2, dark, shiny },
  (scene) => {
    drawSleeve(
      scene,
      '96,176,12 58,184,11 34,168,10 32,148,8',
      join(leaf(34, 154, 40, 22, -128, -4), leaf(32, 152, 42, 20, -84, 3)),
      true,
    );
    drawGown(scene);
    drawDrapes(scene);
    // stalk with the face
    scene.form(spline('128,56 172,62 186,96 192,136 184,180 168,200 92,200 76,180 66,136 72,96 86,62'), {
      ramp: 'belly',
      back: 'head',
      shade: 11,
      cast: [ellipse(126, 78, 84, 22)],
      marks: [
        {
          path: [
            ellipse(174, 150, 5, 4),
            ellipse(166, 164, 3.4, 3),
            ellipse(82, 150, 4, 4),
            ellipse(88, 164, 3, 2.6),
          ],
          ramp: 'gill',
        },
      ],
      lines: ['78,108 76,124 79,138', '180,108 182,124 178,138'].map((path) => ({ path, width: 3 })),
    });
    // frill of the stalk for a collar
    scene.form(
      spline(
        '56,178! 88,170 130,172 172,168 204,178! 200,194 186,196! 176,212 158,204! 144,220 127,206! 110,218 94,204! 78,210 72,196! 58,194',
      ),
      {
        ramp: 'belly',
        shade: 6,
        miter: true,
        lines: [
          '82,180 86,190 88,198',
          '112,182 118,194 122,206',
          '146,182 150,192 154,202',
          '174,178 180,186 184,194',
        ],
      },
    );
    drawSleeve(
      scene,
      '176,182,13 212,186,12 234,166,11 230,142,9',
      join(leaf(232, 150, 46, 24, -50, 4), leaf(230, 148, 44, 24, -98, -4)),
      false,
    );
    drawCrown(scene);
    // face
    eye(scene, 98, 122, 24, 33, { kind: 'calm', mirror: true, irisWidth: 0.72 });
    eye(scene, 148, 122, 33, 38, { kind: 'calm', irisWidth: 0.72 });
    mouth(scene, 116, 152, 24, 'cat', { lineWidth: 3.4 });
    blush(scene, 172, 142, 9);
    blush(scene, 80, 142, 6);
  },
);
