import { creature } from '../creature.ts';
import { ellipse, eyes, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#a05ad0',
  belly: '#d9a8f2',
  accent: '#a6e34b',
  puddle: '#6c3aa8',
  tongue: '#a6e34b',
  enamel: '#f3f4f7',
  brass: '#f2b93e',
  handle: '#a8663a',
  throat: '#3b1440',
  iris: '#8bd42c',
};
const roles = { enamel: 'belly', brass: 'accent', throat: 'fixed' } as const;
const dark = { accent: '#84d555', tongue: '#84d555', brass: '#9fc20a', enamel: '#87b6b2', handle: '#295759' };
const shiny = {
  main: '#ff8fae',
  belly: '#ffd3dc',
  puddle: '#d9527f',
  accent: '#ffe04a',
  tongue: '#8a5ad8',
  enamel: '#d2f2ee',
  brass: '#8a8fe8',
  handle: '#7a5ad0',
};

/** A claw foot of the tub. */
function drawFoot(scene: Scene, x: number, y: number, dim: boolean): void {
  scene.form(
    [
      spline([
        [x - 16, y - 34],
        [x + 16, y - 34],
        [x + 13, y - 18],
        [x + 7, y - 6],
        [x - 7, y - 6],
        [x - 13, y - 18],
      ]),
      ellipse(x - 11, y - 5, 8, 6.5),
      ellipse(x + 1, y - 4, 8, 7),
      ellipse(x + 12, y - 5, 7, 6.5),
    ],
    { ramp: 'brass', dim, shade: 4, lineWidth: 0.9 },
  );
}

/** A brass horn whose bell opens up and to the right. */
function drawHorn(scene: Scene): void {
  scene.form(spline('170,132! 194,112 204,92 196,56! 226,56 250,76 256,104! 226,104 208,116 188,144!'), {
    ramp: 'brass',
    gloss: true,
    highlights: [ellipse(204, 104, 4, 13, 36)],
  });
  scene.form(ellipse(227, 79, 39, 17, 39), {
    ramp: 'brass',
    shade: 2,
    marks: [{ path: ellipse(228, 81, 31, 11.5, 39), ramp: 'handle' }],
  });
}

function drawTub(scene: Scene): void {
  drawFoot(scene, 128, 242, true);
  drawFoot(scene, 62, 236, false);
  drawFoot(scene, 192, 236, false);
  scene.form(spline('26,152! 128,166 230,152! 224,184 202,212 166,221 128,223 90,221 54,212 32,184'), {
    ramp: 'enamel',
    shade: 12,
    highlights: [ellipse(58, 186, 6, 16, 18)],
  });
  scene.form(tube('24,152,9 74,164,9.5 128,167,10 182,164,9.5 232,152,9'), { ramp: 'enamel', shade: 4 });
}

/** A heap of slime that wears a bathtub of lost things. */
export const sludgeon = creature(
  'sludgeon',
  { plan: 'slime', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // lost things: horn and umbrella
    drawHorn(scene);
    scene.form(tube('160,96,6 170,44,6 172,18,6.5 186,2,7 202,10,7 202,26,6.5'), {
      ramp: 'handle',
      rim: false,
      shade: 3,
    });
    // feelers
    scene.form([tube('84,76,8 68,44,6'), ellipse(64, 36, 13)], { dim: true });
    scene.form([tube('124,66,9 132,32,6.5'), ellipse(134, 22, 15)], {
      gloss: true,
      highlights: [ellipse(128, 17, 5, 3, -20)],
    });
    drawTub(scene);
    // slime that brims over
    const drips =
      '226,150 224,162 214,164 204,162 198,178 190,196 180,194 176,176 166,172 154,176 148,190 138,188 134,176 116,174 104,178 98,200 90,210 80,206 78,186 70,172 56,168 48,178 40,176 34,162 30,152';
    scene.form(spline(`112,58 148,64 174,86 186,118 196,138 ${drips} 44,138 50,112 58,84 82,64`), {
      shade: 14,
      gloss: true,
      highlights: [ellipse(84, 82, 20, 9, -30), ellipse(60, 114, 4, 9, 12)],
      marks: [
        {
          path: spline(
            '0,176! 40,166 66,178 90,190 120,176 150,182 190,178 230,156 260,176! 260,250! 0,250!',
          ),
          ramp: 'puddle',
        },
        { path: [ellipse(160, 98, 11, 9), ellipse(174, 122, 6, 5), ellipse(142, 80, 5, 4)], ramp: 'accent' },
        { path: [ellipse(66, 152, 8, 6), ellipse(82, 160, 4, 3.4)], ramp: 'accent' },
      ],
    });
    // face with a lolling tongue
    eyes(scene, 112, 104, 56, 32, 37);
    scene.form(spline('76,130! 106,137 142,128! 138,148 120,160 98,158 82,147'), {
      ramp: 'throat',
      flat: true,
      lineWidth: 0.7,
    });
    scene.form(spline('100,145 112,142 122,146 123,160 114,168 103,163'), {
      ramp: 'tongue',
      lineWidth: 0.75,
    });
    // arm that offers a key
    scene.form(
      [
        tube('18,112,4.4 12,50,4.4'),
        tube('14,70,4.2 -2,72,4.2'),
        tube('12,54,4.2 -6,56,4.2'),
        ellipse(19, 116, 12),
      ],
      { ramp: 'brass', lineWidth: 0.85, rim: false, shade: 2.5 },
    );
    scene.form([tube('60,150,15 36,150,13 20,136,12'), ellipse(19, 124, 14.5)], { shade: 6 });
  },
);
