import {
  drawBeard,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawMoustache,
  drawMouth,
  drawNeck,
  drawNose,
  drawPointing,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  fluff,
  headFrame,
  leaf,
  person,
  polygon,
  type Scene,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#f6cdb4',
  hair: '#d9752f',
  iris: '#6a8a4a',
  coat: '#a9713c',
  straw: '#eccb78',
  veil: '#f4ecd8',
  copper: '#d07a4a',
  smoke: '#ece8f4',
  bee: '#ffc93a',
  stripe: '#4a3426',
  wing: '#e4f4ff',
  pollen: '#ffe27a',
};

/** The beekeeper's hat with its veil thrown back; from the front it looks like a halo. */
function drawStrawHat(head: Frame): void {
  const rings = [0.84, 0.68].map((share) => ellipse(24, -14, 70 * share, 74 * share));
  head.ellipse(24, -14, 70, 74, { ramp: 'straw', shade: 9 });
  for (const ring of rings) head.wire(ring, 2, head.scene.ramp('straw').deep);
  head.form('50,40! 80,20 92,-8! 98,24 92,60 97,96! 78,100 58,92!', {
    ramp: 'veil',
    shade: 8,
    lines: strands('88,10 92,34 86,56 90,84', '78,24 80,48 74,66 76,90'),
  });
}

/** A bee. */
function drawBee(at: Frame): void {
  for (const [degrees, length] of [
    [-60, 27],
    [-104, 24],
  ] as const)
    at.form(leaf(2, -9, length, 17, degrees), {
      ramp: 'wing',
      lineWidth: 0.75,
      lineRamp: 'stripe',
      shade: 2,
      rim: false,
    });
  at.ellipse(3, 0, 19, 13, {
    ramp: 'bee',
    lineWidth: 0.85,
    shade: 4,
    marks: [
      {
        path: [polygon('2,-16 9,-16 7,16 0,16'), polygon('14,-16 20,-16 19,16 12,16')],
        flat: palette.stripe,
      },
    ],
  });
  at.ellipse(-14, -1, 9, 9, { ramp: 'stripe', lineWidth: 0.8, shade: 2, rim: false });
  at.flat(ellipse(-17, -3, 2.6, 3), '#fffdf6');
  at.ink('-16,-9 -20,-15 -26,-16', 2.4, palette.stripe);
}

function drawSmoker(scene: Scene): void {
  for (const [x, y, size] of [
    [234, 158, 11],
    [226, 176, 9],
  ] as const)
    scene.form(fluff(x, y, size, size * 0.86, 6, 0.3), {
      ramp: 'smoke',
      lineWidth: 0.8,
      shade: 3,
      rim: false,
    });
  scene.form(polygon('186,226 236,222 242,300 188,300'), {
    ramp: 'copper',
    shade: 8,
    highlights: [polygon('194,240 201,239 203,300 196,300')],
  });
  scene.form(spline('188,222! 192,206 204,196! 214,184! 228,188! 227,202 234,218! 212,226'), {
    ramp: 'copper',
    shade: 5,
  });
  scene.form(spline('182,222! 212,216 240,217! 241,229! 212,230 183,234!'), {
    ramp: 'copper',
    shade: 3,
    rim: false,
  });
}

/** Spots of pollen in the beard. */
function drawPollen(head: Frame): void {
  for (const [x, y, size] of [
    [-34, 46, 2.6],
    [-26, 60, 3.2],
    [-10, 56, 2.2],
    [-18, 72, 2.6],
    [4, 68, 3.2],
    [16, 54, 2.4],
    [28, 44, 3],
    [22, 64, 2.2],
  ] as const)
    head.flat(ellipse(x, y, size), palette.pollen);
}

function drawCowl(scene: Scene): void {
  scene.form(
    spline('84,214! 66,222 62,244 84,262 128,272 176,264 204,244 204,222 190,208! 172,230 136,240 104,232'),
    {
      ramp: 'coat',
      shade: 7,
      lines: strands('78,228 94,246 118,256 142,258', '196,224 186,242 166,252 146,256'),
    },
  );
}

/** Eskil, the beekeeper: enormous and gentle, humming to a bee. */
export const eskil = person('eskil-hives', palette, (scene) => {
  const head = headFrame(scene, { x: 134, y: 116, size: 1.02, wide: 1.12, tilt: 3 });
  drawStrawHat(head);
  drawTorso(scene, { x: 134, y: 208, wide: 1.14, slope: 1, neck: 40 });
  drawNeck(head, { width: 36, to: [140, 214] });
  drawCowl(scene);
  drawFace(head, 'heavy', { numbers: { crown: 4, jaw: -2 } });
  head.flat(ellipse(-16, -44, 13, 6, -24), '#ffffff', 0.55);
  drawFlush(head, 0.75, 1.2);
  drawWrinkles(head, { forehead: 1 });
  head.form('42,-10! 52,-22 62,-16 64,10 56,34 46,36!', { ramp: 'hair', shade: 3, rim: false });
  drawBeard(head, 'full');
  drawEar(head.inside({ x: 3, y: 2 }), 1.15);
  drawPollen(head);
  drawEyes(head, 'round', { near: 'closed', far: 'closed', age: { feet: 2 } });
  drawNose(head, 'bulb', { size: 0.98, flush: 0.5 });
  drawMouth(head, 'small', { width: 26, y: 44, under: false, lips: true });
  drawMoustache(head, 'trimmed');
  drawBrows(head, { thick: 8, bushy: true, raise: 3, arch: 1.3 });
  drawSmoker(scene);
  drawSleeve(scene, '92,330,38 88,280,35 84,220,27', { shade: 10 });
  scene.form(ellipse(83, 210, 28, 13, -6), { ramp: 'coat', dim: true, shade: 3, rim: false });
  drawPointing(new Frame(scene, { x: 12, y: 168, size: 1.16, degrees: -62 }));
  drawBee(new Frame(scene, { x: 36, y: 148, size: 1.2, degrees: 4 }));
});
