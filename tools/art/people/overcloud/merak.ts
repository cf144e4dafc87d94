import {
  curlyOutline,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPlait,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  strands,
} from '../kit.ts';
import { foldColour } from '../parts/skin.ts';
import { drawSteam } from '../parts/steam.ts';
import { drawKettle, drawKettleHandle } from './merak-kettle.ts';

const palette = {
  skin: '#b07a50',
  hair: '#f3f0ee',
  iris: '#4a6a8a',
  coat: '#a5764e',
  wool: '#e9d9bb',
  turquoise: '#2fb5b0',
  coral: '#e8604a',
  gold: '#f2bf45',
  kettle: '#8a93a6',
  steam: '#f4f8ff',
};

function drawBeads(scene: Scene): void {
  const places = [
    [90, 222, 7],
    [98, 235, 8],
    [110, 246, 9],
    [126, 250, 11],
    [144, 247, 9],
    [158, 238, 8],
    [168, 225, 7],
  ] as const;
  places.forEach(([x, y, r], i) => {
    scene.form(ellipse(x, y, r, r * 0.92), {
      ramp: i === 3 ? 'coral' : i % 2 ? 'gold' : 'turquoise',
      shade: 2.6,
      rim: false,
      lineWidth: 0.8,
      highlights: [ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, -30)],
    });
  });
}

/** Wrinkles of old age, with laughter lines around the mouth. */
function drawYears(head: Frame): void {
  const colour = foldColour(head.scene);
  for (const line of [
    '24,22 32,30 34,40 30,48',
    '34,20 40,28 41,36 38,42',
    '16,44 20,48 20,54 16,58',
    '-30,46 -31,50 -29,54',
    '-20,54 -12,56 -4,54',
    '-22,37 -20,39 -20,41',
    '-6,35 -5,37 -6,40',
    '-40,30 -42,36 -40,42',
    '-42,-10 -40,-16 -34,-20',
  ])
    head.ink(line, 2.2, colour);
}

function drawStripes(scene: Scene): void {
  const colours = ['#e8604a', '#f2bf45', '#3f9a6a', '#f4ead6', '#3b6fc4', '#b5528a'];
  scene.form(polygon('92,300 88,252 172,250 172,300'), {
    ramp: '#f4ead6',
    shade: 4,
    rim: false,
    marks: colours.map((ramp, i) => ({
      path: polygon(`${88 + i * 14},240 ${102 + i * 14},240 ${102 + i * 14},300 ${88 + i * 14},300`),
      ramp,
    })),
  });
}

/** Merak, who runs the tea hut. */
export const merak = person('merak-summit', palette, (scene) => {
  const head = headFrame(scene, { x: 136, y: 118, size: 0.96, wide: 1.06, high: 0.98, tilt: 4 });
  // the wind blows the braids to the right
  drawPlait(head, [40, 34], [84, 76], { count: 6, thick: 11, sag: 8 });
  drawPlait(head, [44, -8], [82, -22], { count: 6, thick: 11, sag: -10 });
  for (const [x, y, degrees] of [
    [84, 76, -46],
    [82, -22, -88],
  ] as const) {
    const end = head.inside({ x, y, degrees });
    end.form('-5,0! 5,0! 9,12 4,24! 0,16 -4,22! -8,12', {
      ramp: 'hair',
      shade: 2,
      rim: false,
      lineWidth: 0.8,
    });
    end.ellipse(0, -1, 6, 4, { ramp: 'turquoise', lineWidth: 0.7, flat: true });
  }
  drawTorso(scene, { x: 138, y: 210, wide: 0.92, slope: 1.5, neck: 26 });
  scene.form(
    curlyOutline('40,262! 44,244 54,230 68,220 84,212 98,206! 112,226 110,252 110,300! 40,300!', 6),
    { ramp: 'wool', shade: 8 },
  );
  scene.form(
    curlyOutline('236,262! 232,242 222,228 206,218 190,210 176,204! 164,226 166,252 168,300! 236,300!', 6),
    { ramp: 'wool', shade: 8 },
  );
  drawNeck(head, { width: 20, to: [138, 216] });
  drawStripes(scene);
  drawBeads(scene);
  drawEar(head, 1.3);
  drawFace(head, 'round', { numbers: { jaw: -3, chin: 1, length: 0, cheek: 3 } });
  drawFlush(head, 0.5);
  drawWrinkles(head, { forehead: 3, folds: 1, hollow: 0.7 });
  drawYears(head);
  drawEyes(head, 'drooping', {
    look: [-0.1, 0],
    cut: { up: 0.56, down: 0.4, tilt: -0.26, width: 25, lid: 0.3 },
    age: { bags: 2, feet: 3 },
  });
  drawNose(head, 'bulb', { size: 1 });
  drawMouth(head, 'smile', { width: 34, y: 44, under: false });
  head.form(
    '-44,-8! -52,-30 -42,-54 -16,-66 14,-68 42,-58 58,-32 58,4 52,24! 46,10 44,-10! 40,-4 34,0! 36,-18 24,-38 -4,-50! -24,-42 -36,-26!',
    {
      ramp: 'hair',
      shade: 7,
      lines: strands(
        '0,-50 16,-54 34,-44 48,-22',
        '4,-56 24,-60 42,-48 52,-28',
        '-10,-50 -24,-48 -36,-36 -42,-22',
      ),
    },
  );
  for (const wisp of ['20,-64,3 44,-76,2.6 66,-74,0', '-4,-64,3 20,-84,2.6 44,-88,0'])
    head.tube(wisp, { ramp: 'hair', lineWidth: 0.7, rim: false, shade: 1 });
  drawBrows(head, { thick: 6, bushy: true, raise: [3, 5], arch: 1.3 });
  const kettle = new Frame(scene, { x: 63, y: 214, size: 0.86, degrees: -3 });
  drawSteam(kettle, -54, -22, 1, { size: 1.2, degrees: 4 });
  drawSleeve(scene, '112,330,34 98,270,28 82,174,19');
  drawKettleHandle(kettle);
  drawKettle(kettle);
  drawFist(kettle.inside({ x: 2, y: -81, degrees: 90, size: 1.06 }));
});
