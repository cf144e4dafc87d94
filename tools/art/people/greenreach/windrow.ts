import {
  drawBrows,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  leaf,
  person,
  polygon,
  type Scene,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#7d5138',
  hair: '#f4f2f0',
  iris: '#4a86b8',
  coat: '#6fb2ec',
  scarf: '#f07a4a',
  feather: '#fff6e4',
  brass: '#e9b34a',
  dark: '#8a5a3a',
  lens: '#bfeaff',
  trim: '#3f78c0',
};

/** The ends of the scarf. The wind blows everything loose to the right. */
function drawScarfEnds(scene: Scene): void {
  scene.form(
    spline('150,196! 184,196 206,184 226,190 245,178! 244,196 248,212! 222,212 204,206 178,222 152,220!'),
    {
      ramp: 'scarf',
      dim: true,
      lines: strands('164,206 186,204 206,194 228,200', '170,212 190,212 208,200 226,204'),
    },
  );
  scene.form(
    spline('146,204! 178,214 196,214 214,226 238,224! 232,240 236,254! 208,246 190,236 166,240 142,226!'),
    { ramp: 'scarf', lines: strands('160,220 180,224 198,226 216,236') },
  );
}

/** A telescope held by its middle, with the large lens pointing up and away. */
function drawTelescope(hand: Frame): void {
  for (const [from, to, half, ramp] of [
    [8, 50, 9, 'brass'],
    [-28, 14, 12, 'dark'],
    [-66, -24, 15.5, 'brass'],
  ] as const) {
    hand.form(polygon(`${-half},${from} ${half},${from} ${half},${to} ${-half},${to}`), {
      ramp,
      shade: 6,
      rim: false,
    });
  }
  hand.form(polygon('-19,-78 19,-78 19,-64 -19,-64'), { ramp: 'brass', shade: 5, rim: false });
  hand.ellipse(0, -78, 17, 6, { ramp: 'lens', lineWidth: 0.8, shade: 1.5, rim: false });
}

/** Feathers as an epaulette; `side` 1 is the near shoulder. */
function drawFeathers(scene: Scene, x: number, y: number, side: 1 | -1): void {
  for (const [degrees, length] of [
    [62, 42],
    [38, 46],
    [14, 44],
    [-10, 38],
  ] as const) {
    const feather = leaf(0, 0, length, 17, degrees).withThickness(14);
    scene.form((side === 1 ? feather : feather.mirror(0)).move(x - side * 16, y - 8), {
      ramp: 'feather',
      shade: 3,
      miter: true,
      lineWidth: 0.85,
      lineRamp: 'coat',
    });
  }
  scene.form(ellipse(x - side * 14, y - 8, 15, 10, side * 28), { ramp: 'brass', shade: 3, rim: false });
}

function drawScarf(scene: Scene): void {
  scene.form(spline('88,190! 84,210 96,228 130,236 164,226 176,204 168,188! 150,206 112,208'), {
    ramp: 'scarf',
    shade: 6,
    lines: strands('96,206 110,218 130,222 150,218', '106,224 126,230 146,228 162,216'),
  });
}

/** Windrow, the watcher on the tower. */
export const windrow = person('windrow-tower', palette, (scene) => {
  const head = headFrame(scene, { x: 112, y: 114, size: 1, high: 1.06, wide: 0.95, tilt: -6 });
  drawScarfEnds(scene);
  head.form(
    '-8,-70! 20,-86 52,-80 74,-86 104,-78! 92,-66 84,-62! 100,-52 122,-50! 104,-38 90,-34! 104,-22 118,-18! 96,-10 80,-8! 88,4 96,10! 72,18 50,10 20,-20',
    {
      ramp: 'hair',
      shade: 10,
      miter: true,
      lines: strands(
        '10,-62 34,-70 54,-72 80,-76',
        '28,-48 52,-56 72,-56 100,-50',
        '44,-26 62,-32 78,-32 100,-24',
      ),
    },
  );
  drawTorso(scene, { x: 142, y: 206, wide: 0.92, slope: 1.2, neck: 28 });
  drawNeck(head, { width: 20, to: [134, 214] });
  drawEar(head, 1.2);
  drawFace(head, 'long', { numbers: { cheek: -2 } });
  drawWrinkles(head, { forehead: 2, folds: 0.8, hollow: 0.7 });
  drawEyes(head, 'narrow', { look: [-0.3, -0.1], cut: { up: 0.5, lid: 0.45 }, age: { feet: 3, bags: 1 } });
  drawNose(head, 'hooked', { size: 1.1 });
  drawMouth(head, 'grin', { width: 28, y: 45 });
  head.form(
    '-46,-8! -52,-34 -40,-62 -14,-74 18,-76 48,-60 62,-30! 56,-18 60,-2! 50,2 44,-14! 38,-12 30,-26 22,-42! 0,-46 -16,-42 -34,-30!',
    {
      ramp: 'hair',
      shade: 8,
      miter: true,
      lines: strands(
        '-34,-34 -26,-48 -10,-58 14,-64',
        '-10,-48 8,-54 26,-54 42,-44',
        '28,-38 38,-36 46,-28 52,-22',
      ),
    },
  );
  drawBrows(head, { thick: 8, bushy: true, raise: [3, 2] });
  drawFeathers(scene, 218, 226, 1);
  drawFeathers(scene, 66, 226, -1);
  scene.form(spline('112,222! 96,240 92,300! 146,300! 150,262 140,238!'), { ramp: 'trim', shade: 5 });
  scene.form(spline('168,220! 186,238 190,300! 138,300! 138,262 148,236!'), { ramp: 'trim', shade: 6 });
  drawScarf(scene);
  const hand = new Frame(scene, { x: 80, y: 214, size: 1, degrees: -46 });
  drawTelescope(hand);
  drawSleeve(scene, '118,340,36 108,300,28 100,256,20');
  drawFist(hand);
  drawCuff(scene, 101, 250, 42, 82, { ramp: 'trim' });
});
