import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawFreckles,
  drawMouth,
  drawNeck,
  drawNose,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  person,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#fbdcc4',
  hair: '#e2692c',
  iris: '#2f8f9a',
  coat: '#f5c832',
  shirt: '#6c7fb0',
  strap: '#5b4038',
  brass: '#d99a3a',
  lens: '#8fdcf2',
  flour: '#fffaf0',
  steel: '#aab6c4',
};

function drawHairBehind(head: Frame): void {
  head.form(
    '-44,14! -66,4 -74,-18! -60,-20 -56,-26! -78,-40 -82,-62! -62,-56 -52,-62! -62,-84 -54,-104! -40,-88 -28,-84! -26,-106 -8,-120! -4,-98 6,-90! 20,-108 42,-112! 38,-94 44,-82! 64,-92 82,-84! 70,-70 68,-58! 86,-54 96,-38! 78,-32 70,-22! 82,-8 78,10! 62,6 52,18!',
    {
      ramp: 'hair',
      shade: 12,
      miter: true,
      lines: strands(
        '-40,-40 -52,-46 -62,-50 -72,-56',
        '-28,-62 -36,-74 -42,-84 -48,-94',
        '-2,-70 -4,-84 -6,-94 -8,-106',
        '30,-68 34,-80 36,-88 38,-98',
        '54,-46 64,-54 70,-62 76,-72',
        '60,-20 70,-28 76,-32 86,-38',
      ),
    },
  );
}

function drawFringe(head: Frame): void {
  head.form(
    '-46,10! -56,-20 -44,-48 -14,-66 24,-64 50,-42 60,-14 60,16! 54,32 46,40! 47,20 42,-10! 38,2 36,14! 31,-14 24,-30! 14,-24 6,-18! 4,-28 0,-34! -14,-24 -28,-20! -26,-28 -26,-34! -40,-18 -46,10!',
    { ramp: 'hair', miter: true, shade: 7 },
  );
}

function drawGoggles(head: Frame): void {
  head.form('-52,-28! -34,-46 0,-54 34,-46 56,-22! 53,-10! 32,-34 0,-41 -32,-34 -49,-17!', {
    ramp: 'strap',
    shade: 3,
    rim: false,
  });
  for (const [x, y, rx, tilt] of [
    [-31, -43, 15, -14],
    [8, -48, 18, 4],
  ] as const) {
    head.ellipse(x, y, rx, 16, { ramp: 'brass', shade: 4 }, tilt);
    head.ellipse(
      x - 0.5,
      y,
      rx - 5.5,
      10.5,
      {
        ramp: 'lens',
        lineWidth: 0.7,
        shade: 3,
        rim: false,
        highlights: [ellipse(x - 4, y - 4, 4, 2.6, -30)],
      },
      tilt,
    );
  }
}

function drawSpanner(hand: Frame): void {
  hand.tube('0,60,5 0,20,5.4 0,-30,5.4 0,-52,6', { ramp: 'steel', rim: false });
  hand.form('-7,-48! -20,-58 -22,-78 -12,-90! -8,-74 0,-68 8,-74 12,-90! 22,-78 20,-58 7,-48!', {
    ramp: 'steel',
    miter: true,
    shade: 4,
    rim: false,
  });
}

function drawWaistcoat(scene: Scene): void {
  const flour = [
    '86,250! 98,236 106,244! 118,240 112,254! 104,252 98,264! 94,254',
    '90,284! 104,278 118,282! 108,290 96,296!',
  ];
  scene.form(spline('122,214! 98,222 82,242 78,300! 138,300! 142,264 132,240!'), {
    ramp: 'coat',
    shade: 6,
    marks: flour.map((patch) => ({ path: spline(patch), flat: palette.flour, opacity: 0.75 })),
  });
  scene.form(spline('178,210! 202,218 220,238 226,300! 158,300! 154,264 162,238!'), {
    ramp: 'coat',
    shade: 8,
    marks: [
      {
        path: spline('184,246! 196,232 204,242! 216,244 208,256! 200,252 194,266! 190,254'),
        flat: palette.flour,
        opacity: 0.75,
      },
    ],
  });
  scene.form(spline('118,208! 108,224 128,252 142,262! 146,240 134,222!'), {
    ramp: 'coat',
    shade: 4,
    rim: false,
  });
  scene.form(spline('180,206! 188,222 172,250 154,262! 150,240 164,222!'), {
    ramp: 'coat',
    shade: 4,
    rim: false,
  });
}

/** Crackle, leaning into a gale. */
export const crackle = person('crackle-mill', palette, (scene) => {
  const head = headFrame(scene, { x: 126, y: 134, size: 0.94, wide: 0.96, high: 1.04, tilt: -8 });
  drawHairBehind(head);
  drawTorso(scene, { x: 150, y: 212, wide: 0.84, slope: 1.4, ramp: 'shirt', neck: 26 });
  drawNeck(head, { width: 18, to: [148, 218] });
  drawEar(head, 1.05);
  drawFace(head, 'long', { numbers: { jaw: -3, chin: -3, length: -3 }, under: -30 });
  drawFlush(head, 0.45);
  drawFreckles(head, '#d98a5c');
  drawEyes(head, 'wide', { look: [-0.2, 0.02], lashes: true });
  drawNose(head, 'snub', { size: 0.92 });
  drawMouth(head, 'laugh', { width: 28, lips: true });
  drawFringe(head);
  drawGoggles(head);
  drawBrows(head, { thick: 4.5, raise: 4, arch: 1.3 });
  drawWaistcoat(scene);
  const hand = new Frame(scene, { x: 54, y: 204, size: 1.02, degrees: -14 });
  drawSpanner(hand);
  scene.form(tube('86,310,22 74,270,19 66,232,16'), { ramp: 'shirt' });
  drawFist(hand);
});
