import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, join, mouth, polygon, spline, star, tube } from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';

const palette = {
  main: '#c3cbe2',
  cap: '#9a7fe0',
  capBand: '#f4ecff',
  gold: '#ffd878',
  inside: '#3b2f66',
  accent: '#ffe9a3',
  drum: '#b893f0',
  lid: '#b9bcdc',
  iris: '#7a58d8',
};
const roles = { cap: 'main', capBand: 'belly', inside: 'main', drum: 'main' } as const;
const dark = {
  main: '#544e6f',
  lid: '#463f5f',
  cap: '#8c1f5c',
  capBand: '#c79ab8',
  gold: '#ff8a70',
  inside: '#1e1532',
  accent: '#ffb3c8',
  drum: '#7a3f8f',
};
const shiny = {
  main: '#f5b040',
  lid: '#dd9430',
  cap: '#2f8f9c',
  capBand: '#f2fff8',
  gold: '#ff9f9a',
  inside: '#5a2f3f',
  accent: '#fff2c0',
  drum: '#6fd0c0',
};
const options = { plan: 'bell', palette, float: 4, roles, dark, shiny } as const;

/** A music box bell in a nightcap that rings people to sleep. */
export const lullabell = creature('lullabell', options, (scene) => {
  // winding key at the back
  scene.form(tube('186,134,6 222,122,5.5', { endCap: 'flat' }), { ramp: 'gold', dim: true });
  const bow = join(
    ellipse(234, 96, 19, 22, 18),
    ellipse(234, 96, 8, 10, 18).reversed(),
    ellipse(246, 136, 19, 22, 18),
    ellipse(246, 136, 8, 10, 18).reversed(),
  ).withThickness(16);
  scene.form(bow, { ramp: 'gold', shade: 4 });
  scene.form(ellipse(226, 120, 10), { ramp: 'gold', lineWidth: 0.8 });
  // bell
  scene.form(
    spline(
      '136,60 166,64 184,84 190,118 194,146 212,172 216,184! 160,210 80,214 22,198! 26,184 54,160 68,124 84,88 106,66',
    ),
    {
      shade: 18,
      gloss: true,
      highlights: [spline('80,108 92,84 106,76 98,98 90,124 76,148 66,150'), ellipse(178, 124, 5, 22, -8)],
      marks: [
        {
          path: spline('20,172 60,165 120,176 190,162 230,150 230,170 192,176 120,190 50,178 20,184'),
          ramp: 'drum',
        },
      ],
    },
  );
  // open mouth with comb and drum
  scene.form(ellipse(119, 196, 99, 29, -4), { gloss: true, highlights: [], shade: 4 });
  const hollow = ellipse(120, 198, 86, 20, -4);
  // the comb: the lower the note, the longer its tongue
  const comb = Array.from({ length: 13 }, (_, i) => {
    const x = 50 + i * 11;
    const top = 176 - x * 0.07;
    return polygon([
      [x - 3.4, top],
      [x + 3.4, top],
      [x + 2.6, top + 31 - i * 1.1],
      [x - 2.6, top + 31 - i * 1.1],
    ]);
  });
  const pins = [66, 84, 102, 122, 142, 160, 176].map((x, i) => ellipse(x, 213 - x * 0.06 - (i % 2) * 5, 2.6));
  scene.form(hollow, {
    ramp: 'inside',
    shade: 0,
    rim: false,
    marks: [
      { path: ellipse(122, 217, 76, 20, -4), ramp: 'drum' },
      { path: pins, flat: scene.ramp('drum').line },
      { path: comb, ramp: 'gold' },
    ],
  });
  // moon for a clapper
  scene.form(tube('118,206,2.6 120,226,2.4'), { ramp: 'gold', lineWidth: 0.7 });
  scene.form(spline('90,220! 116,219 134,234 136,254 122,272 94,276! 106,268 112,252 106,234'), {
    ramp: 'accent',
    shade: 4,
    miter: true,
  });
  // nightcap
  scene.form(
    spline('104,62! 110,40 134,16 110,14 84,26 66,52! 46,62 44,36 72,4 118,-14 156,0 176,34 180,64! 140,70'),
    {
      ramp: 'cap',
      shade: 9,
      marks: [
        { path: [star(134, 36, 10, 4.5, 5), star(106, 0, 8, 3.6, 5), star(160, 30, 6, 3, 5)], ramp: 'gold' },
      ],
    },
  );
  scene.form(fluff(52, 62, 15, 15, 7, 0.2), { ramp: 'capBand', shade: 4 });
  scene.form(fluff(140, 68, 48, 14, 11, 0.16, 4), { ramp: 'capBand', shade: 5 });
  // face
  eyes(scene, 112, 124, 58, 32, 34, { lid: 0, look: [-0.14, 0.2] });
  sleepyLids(scene, 112, 124, 58, 32, 34, 0.3, 'lid');
  mouth(scene, 104, 148, 15, 'open');
  blush(scene, 72, 146, 9);
  blush(scene, 152, 146, 11);
});
