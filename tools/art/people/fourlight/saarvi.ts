import {
  drawBeard,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawFreckles,
  drawMoustache,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  type Scene,
  spline,
  star,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#f6cfb4',
  hair: '#b98a4a',
  iris: '#4a7fa8',
  coat: '#33518f',
  hat: '#e9b23a',
  net: '#4a5a94',
  star: '#ffe98a',
  rope: '#e3cfa0',
};

const MESH = [
  '150,150 176,176 206,206 236,236',
  '164,130 192,158 220,186 256,222',
  '184,118 208,142 232,166 260,194',
  '206,112 222,128 238,144 260,166',
  '250,130 222,158 194,186 166,214',
  '262,146 234,174 206,202 176,232',
  '264,172 240,196 216,220 190,246',
  '232,120 210,142 188,164 164,188',
  '266,200 246,220 226,240 206,260',
] as const;

/** The catch in the net: small stars. */
function drawCatch(scene: Scene): void {
  const rope = scene.colour('rope');
  scene.form(spline('158,214! 160,176 176,138 206,118 234,130 246,162 247,210 244,300! 170,300!'), {
    ramp: 'net',
    shade: 9,
    marks: [{ path: ellipse(210, 180, 32, 48), flat: '#8fb0f0', opacity: 0.4 }],
    lines: MESH.map((path) => ({ path, width: 2.2, colour: rope })),
  });
  for (const [x, y, r, degrees] of [
    [204, 138, 11, -100],
    [228, 154, 12, -70],
    [184, 160, 11, -80],
    [208, 176, 16, -94],
    [234, 190, 12, -100],
    [214, 208, 11, -80],
    [236, 226, 12, -76],
  ] as const) {
    scene.flat(ellipse(x, y, r * 1.3, r * 1.3), '#fff6c8', { opacity: 0.3 });
    scene.form(star(x, y, r, r * 0.5, 5, degrees), { ramp: 'star', lineWidth: 0.5, shade: 2, rim: false });
  }
}

/** The neck of the net, drawn over the shoulder. */
function drawNeckOfNet(scene: Scene): void {
  const rope = scene.colour('rope');
  scene.form(spline('158,236! 164,216 172,200 184,186! 204,186 216,196! 204,210 190,222 180,242!'), {
    ramp: 'net',
    shade: 5,
    rim: false,
    lines: [
      '166,236 174,218 184,202 196,188',
      '173,238 184,222 198,206 212,192',
      '166,208 178,212 190,214 200,212',
    ].map((path) => ({
      path,
      width: 2.2,
      colour: rope,
    })),
  });
}

/** A rain hat whose brim is longer at the back. */
function drawSouthwester(head: Frame): void {
  head.form('-50,-18! -54,-48 -30,-76 6,-84 42,-74 62,-46 60,-8! 30,-34 -16,-36', {
    ramp: 'hat',
    shade: 11,
    lines: strands('-6,-82 -12,-66 -14,-50 -12,-38', '30,-78 34,-62 36,-46 34,-32'),
  });
  head.form(
    '-66,2! -72,-16 -56,-34! -28,-46 10,-48 44,-38 62,-20 80,10 98,30! 80,36 60,22 46,4! 40,-12 10,-25 -26,-20 -48,-8!',
    {
      ramp: 'hat',
      shade: 5,
      lines: strands('-54,-12 -28,-30 8,-34 38,-24', '52,-14 64,2 74,16 84,26'),
    },
  );
}

/** A ribbed jersey with a high collar. */
function drawJersey(scene: Scene): void {
  scene.form(spline('94,208! 84,222 96,240 128,248 160,240 176,224 168,204! 148,222 114,224'), {
    ramp: 'coat',
    shade: 5,
    lines: [
      '100,216 102,226 106,234 110,240',
      '112,224 115,232 118,240 120,246',
      '126,226 128,234 129,242 129,247',
      '142,224 142,232 141,240 140,246',
      '156,218 156,226 153,234 150,242',
    ].map((path) => ({ path, width: 2.4 })),
  });
  for (const [x, y] of [
    [76, 246],
    [92, 252],
    [108, 255],
    [150, 256],
    [166, 254],
  ] as const)
    scene.flat(star(x, y, 4, 1.8, 4), '#b9c8ee');
}

/** Saarvi, looking into the water. */
export const saarvi = person('saarvi-lake', palette, (scene) => {
  const head = headFrame(scene, { x: 104, y: 126, size: 1, wide: 1.1, tilt: -9 });
  drawCatch(scene);
  drawTorso(scene, { x: 122, y: 202, wide: 1.04, slope: 1.1, neck: 38 });
  drawNeck(head, { width: 30, to: [132, 212] });
  drawJersey(scene);
  head.form('30,-20! 56,-18 64,8 60,34 66,42! 50,46 40,36!', { ramp: 'hair', shade: 5 });
  drawEar(head, 1.05);
  drawFace(head, 'heavy', { under: -16, numbers: { length: -2 } });
  drawFlush(head, 0.5);
  drawFreckles(head, '#c98a5c');
  drawWrinkles(head, { folds: 0.3 });
  drawBeard(head, 'full');
  drawEyes(head, 'drooping', { look: [-0.3, 0.85], cut: { up: 0.3, down: 0.5, lid: 0.95, tilt: -0.12 } });
  drawNose(head, 'bulb', { size: 1.02, flush: 0.4 });
  drawMouth(head, 'small', { width: 24, y: 45, under: false });
  drawMoustache(head, 'trimmed');
  drawSouthwester(head);
  drawBrows(head, { thick: 7, raise: [-1, 0], anger: -0.25 });
  drawNeckOfNet(scene);
  const hand = new Frame(scene, { x: 164, y: 232, size: 1.02, degrees: 18 });
  for (const spine of ['160,246,3 156,258,3 152,272,2', '166,246,3 166,258,3 168,272,2'])
    scene.form(tube(spine), { ramp: 'rope', shade: 1.4, rim: false, lineWidth: 0.8 });
  drawSleeve(scene, '208,340,36 206,300,30 188,258,22');
  drawFist(hand);
});
