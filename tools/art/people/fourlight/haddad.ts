import {
  drawBrows,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
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
  pole,
  type Scene,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#b9814f',
  hair: '#352c38',
  iris: '#5a8a5a',
  coat: '#ee8a36',
  green: '#2f6b4f',
  cloth: '#f6efe2',
  iron: '#7b7f94',
  leather: '#6b4638',
  lens: '#8a4a2c',
  glass: '#ff9a3c',
  heat: '#ffe58a',
  gold: '#f0bf4a',
};

/** The bubble of soft glass at the end of the pipe. */
function drawBubble(pipe: Frame): void {
  pipe.form('-9,44! -4,36 4,36 9,44! 26,52 36,70 33,96 14,112 -14,112 -33,96 -36,70 -26,52', {
    ramp: 'glass',
    shade: 9,
    highlights: [ellipse(-20, 64, 6, 12, 30), ellipse(-27, 84, 3, 4)],
    marks: [
      { path: ellipse(2, 80, 25, 25), ramp: 'heat', opacity: 0.55 },
      { path: ellipse(4, 82, 14, 14), flat: '#fff6cc', opacity: 0.8 },
    ],
  });
}

function drawCloth(head: Frame): void {
  head.form('46,6! 62,24 76,54 72,92! 60,84 54,94! 48,60 40,30', {
    ramp: 'cloth',
    shade: 6,
    dim: true,
    lines: strands('52,20 60,42 62,62 60,80'),
  });
  head.form('-48,-8! -56,-34 -38,-62 2,-74 42,-64 62,-34 60,10 52,30! 44,12 40,-14 22,-32 -6,-36 -32,-28!', {
    ramp: 'cloth',
    shade: 8,
    lines: strands(
      '52,20 50,-10 38,-34 16,-56',
      '56,10 58,-14 48,-42 28,-62',
      '-40,-26 -34,-44 -18,-58 2,-64',
    ),
  });
}

function drawGoggles(head: Frame): void {
  head.form('24,-4! 40,-8 58,-6! 60,8! 42,6 26,12!', {
    ramp: 'leather',
    shade: 2,
    rim: false,
    lineWidth: 0.9,
  });
  for (const [x, rx] of [
    [-31, 17],
    [10, 21],
  ] as const) {
    head.wire(ellipse(x, 6, rx, 19), 9, head.scene.ramp('leather').line);
    head.wire(ellipse(x, 6, rx, 19), 5, head.scene.colour('leather'));
    head.flat(ellipse(x, 6, rx - 1.5, 17.5), palette.lens, 0.24);
    head.flat(
      spline(`${x - rx * 0.7},0! ${x - rx * 0.3},-9 ${x + rx * 0.3},-12! ${x},-5 ${x - rx * 0.4},6!`),
      '#ffffff',
      0.4,
    );
    head.flat(ellipse(x - rx * 0.45, 14, rx * 0.34, 4, 28), palette.heat, 0.75);
  }
  head.wire(spline('-14,2 -12,-1 -11,2 -12,5'), 6, head.scene.colour('leather'));
}

function drawRobes(scene: Scene): void {
  scene.form(spline('120,206! 104,220 112,246 140,270! 150,246 136,224!'), {
    ramp: 'cloth',
    shade: 4,
    rim: false,
  });
  scene.form(spline('184,200! 212,208 230,226 238,300! 120,300! 142,262 172,238 188,216!'), {
    ramp: 'green',
    shade: 9,
    lines: strands('190,212 180,238 160,258 142,280', '206,216 200,240 186,262 172,280'),
  });
}

/** Haddad, blowing glass. */
export const haddad = person('haddad-glass', palette, (scene) => {
  const head = headFrame(scene, { x: 160, y: 108, size: 0.96, wide: 0.97, high: 1.05, tilt: -4 });
  drawTorso(scene, { x: 148, y: 204, wide: 0.88, slope: 1.3, neck: 26 });
  drawNeck(head, { width: 18, to: [162, 214] });
  drawRobes(scene);
  drawFace(head, 'heart', {
    numbers: { jaw: 1, chin: 3, cheek: 4, length: 5 },
    under: -28,
    marks: [{ path: spline('-70,20! -38,20 -34,40 -24,56 -6,70! -70,80!'), flat: '#ffb45a', opacity: 0.4 }],
  });
  drawFlush(head, 0.35);
  drawWrinkles(head, { folds: 0.35 });
  drawEyes(head, 'stern', { look: [-0.45, 0.35], cut: { up: 0.44, down: 0.4, lid: 0.45, tilt: 0.16 } });
  drawNose(head, 'hooked', { size: 0.98 });
  drawMouth(head, 'blow', { width: 40, lips: '#b5604a', y: 44 });
  head.form('33,-20! 42,-14 46,0 44,16! 40,12 38,-2', { ramp: 'hair', shade: 2, rim: false });
  drawEar(head, 1);
  drawEarring(head, 'ring', 'gold');
  drawCloth(head);
  drawGoggles(head);
  drawBrows(head, { thick: 5.4, raise: [6, 7], arch: 0.8, anger: 0.2 });
  const pipe = new Frame(scene, { x: 112, y: 172, size: 0.9, degrees: 62 });
  drawBubble(pipe);
  pipe.form(pole(40, 48, 8, 10), { ramp: 'iron', rim: false, shade: 3 });
  drawSleeve(scene, '138,320,34 122,260,27 110,206,19');
  drawFist(pipe);
  scene.form(spline('90,216! 110,204 130,214! 134,232! 110,226 90,234!'), {
    ramp: 'green',
    shade: 3,
    rim: false,
  });
});
