import {
  drawBrows,
  drawCropped,
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
  person,
  pole,
  polygon,
  type Scene,
  spline,
} from '../kit.ts';

const palette = {
  skin: '#a5714f',
  hair: '#3a3238',
  iris: '#7a5a34',
  coat: '#d9a03f',
  shirt: '#8a7b78',
  iron: '#a3a48f',
  steel: '#66708c',
  wood: '#a8744a',
  dust: '#d8cfc6',
  strap: '#5a4238',
};

function drawSledge(handle: Frame): void {
  handle.form(pole(150, 90, 11), { ramp: 'wood', rim: false, shade: 3 });
  handle.form('-40,-176! 34,-176! 44,-164 44,-146 34,-136! -40,-136! -46,-146 -46,-166', {
    ramp: 'steel',
    shade: 8,
    marks: [{ path: polygon('-50,-180 -30,-180 -30,-130 -50,-130'), ramp: '#525a74' }],
    lines: ['8,-160 14,-156 22,-157 28,-152'],
  });
}

function drawHelmet(head: Frame): void {
  head.form('-54,-18! -56,-46 -36,-74 4,-84 42,-74 62,-44 60,-10! 30,-30 -20,-34', {
    ramp: 'iron',
    shade: 11,
    gloss: true,
    highlights: [ellipse(-22, -60, 14, 7, -30)],
    marks: [{ path: spline('14,-76 30,-66 34,-52 22,-50 12,-60'), ramp: '#86866f' }],
    lines: ['13,-60 20,-51 30,-51 35,-58', '4,-82 -4,-66 -8,-50 -8,-36'],
  });
  head.form('-62,-8! -66,-20! -34,-34 8,-38 46,-28 68,-8! 66,4! 42,-14 8,-25 -28,-21', {
    ramp: 'iron',
    shade: 4,
    rim: false,
  });
  for (const [x, y] of [
    [-44, -22],
    [-10, -30],
    [26, -27],
    [52, -13],
  ] as const)
    head.ellipse(x, y, 3, 3, { ramp: 'iron', lineWidth: 0.5, rim: false, shade: 1 });
}

/** Stone dust on the face, partly wiped off. */
function drawDust(head: Frame): void {
  const smears = [
    '4,34! 18,20 40,12! 36,22 22,30',
    '12,42! 24,34 42,26! 34,38 22,42',
    '-44,26! -38,18 -28,16! -32,24 -40,32',
    '-26,56! -12,50 6,50! -2,56 -16,60',
  ];
  for (const smear of smears) head.flat(smear, palette.dust, 0.42);
}

function drawVest(scene: Scene): void {
  scene.form(spline('98,214! 76,220 60,244 56,300! 124,300! 130,262 116,236!'), { ramp: 'coat', shade: 7 });
  scene.form(spline('176,212! 198,218 218,240 222,300! 148,300! 144,262 160,236!'), {
    ramp: 'coat',
    shade: 8,
  });
  scene.form(spline('102,208! 96,224 112,242 136,250 164,240 176,222 170,206! 154,220 120,222'), {
    ramp: 'shirt',
    shade: 4,
  });
}

/** Holdfast, square as a door. */
export const holdfast = person('holdfast-quarry', palette, (scene) => {
  const head = headFrame(scene, { x: 106, y: 128, size: 1.02, wide: 1.1, high: 0.98 });
  const handle = new Frame(scene, { x: 190, y: 218, size: 0.94, degrees: 4 });
  drawSledge(handle);
  drawTorso(scene, { x: 126, y: 206, wide: 1.12, slope: 0.2, neck: 38, ramp: 'shirt' });
  drawNeck(head, { width: 34, to: [136, 212] });
  drawVest(scene);
  drawEar(head, 1.1);
  drawFace(head, 'square', { numbers: { jaw: 3, chin: 3 }, under: -18 });
  drawDust(head);
  drawWrinkles(head, { folds: 0.6, worry: true });
  drawEyes(head, 'hooded', {
    look: [-0.25, 0],
    cut: { up: 0.34, down: 0.46, lid: 0.8 },
    age: { bags: 2, feet: 2 },
  });
  drawNose(head, 'broken', { size: 1.05 });
  drawMouth(head, 'stern', { width: 30, y: 43 });
  drawCropped(head);
  drawHelmet(head);
  drawBrows(head, { thick: 9, raise: [-4, 3], arch: 0.2 });
  drawSleeve(scene, '204,340,36 214,294,29 210,252,22', { ramp: 'skin' });
  drawFist(handle, { ramp: 'skin' });
});
