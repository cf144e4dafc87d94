import {
  drawBrows,
  drawCombedBack,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawPlait,
  drawPointing,
  drawSleeve,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  leaf,
  person,
  polygon,
  type Scene,
  spline,
} from '../kit.ts';

const palette = {
  skin: '#80503a',
  hair: '#3a3040',
  iris: '#6a8a3a',
  coat: '#c4dfb0',
  hem: '#e9f2d8',
  shell: '#fbf0e0',
  soil: '#6b4a3c',
  sprout: '#7fc24a',
  wood: '#b98552',
  brass: '#f0c04c',
  ink: '#5a5aa8',
  seed: '#f4d79a',
};

const ROWS = [
  '-41,-20,5 -36,-42,6.6 -18,-59,7 10,-67,6',
  '-29,-33,5 -14,-52,7 10,-61,7.4 34,-58,6',
  '-12,-40,5 6,-52,7 28,-52,7.4 48,-40,6',
  '6,-41,5 22,-45,7 41,-37,7.4 55,-18,6',
  '22,-36,5 37,-31,6.6 50,-16,6.8 57,4,5.6',
  '33,-21,4.6 44,-12,6 51,2,6 54,16,5',
];

/** Plaits in rows, with seeds in some places. */
function drawRows(head: Frame): void {
  drawCombedBack(head);
  for (const [i, row] of ROWS.entries()) {
    head.tube(row, { ramp: 'hair', shade: 2.6, rim: false, lineWidth: 0.7 });
    const places = row.split(' ').map((point) => point.split(',').map(Number));
    places.slice(0, 3).forEach(([x = 0, y = 0], k) => {
      const [nextX = 0, nextY = 0] = places[k + 1] ?? [];
      const share = i % 2 ? 0.25 : 0.6;
      const [a, b] = [x + (nextX - x) * share, y + (nextY - y) * share];
      const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
      head.flat(ellipse(a, b, 3.2, 2.1, angle), k % 2 ? palette.sprout : palette.seed);
    });
  }
}

/** A seedling in an eggshell. */
function drawSeedling(egg: Frame): void {
  egg.tube('0,-8,3.4 2,-34,3 -2,-58,2.6', { ramp: 'sprout', lineWidth: 0.8, rim: false });
  for (const [x, y, length, width, degrees] of [
    [0, -56, 40, 19, -150],
    [-1, -58, 42, 20, -38],
    [1, -30, 22, 11, -28],
  ] as const)
    egg.form(leaf(x, y, length, width, degrees), { ramp: 'sprout', shade: 4, miter: true, lineWidth: 0.9 });
  egg.form('-22,-10! -12,-14 0,-15 12,-14 22,-10! 12,-4 -12,-4', { ramp: 'soil', shade: 2, rim: false });
  egg.form('-24,-14! -16,-5 -11,-12! -4,-3 3,-10! 10,-2 15,-11! 24,-13! 27,4 20,20 0,28 -20,20 -27,4', {
    ramp: 'shell',
    shade: 7,
    highlights: [ellipse(-14, 6, 4, 7, 20)],
  });
}

/** A cabinet of seeds, carried on the shoulder like a satchel. */
function drawSatchel(scene: Scene): void {
  const box = new Frame(scene, { x: 212, y: 250, degrees: -6 });
  box.form(polygon('-34,-34 32,-34 32,40 -34,40'), { ramp: 'wood', shade: 5, rim: false });
  for (const y of [-28, -8])
    for (const x of [-29, -8, 13]) {
      box.form(polygon(`${x},${y} ${x + 16},${y} ${x + 16},${y + 15} ${x},${y + 15}`), {
        ramp: 'wood',
        shade: 3,
        rim: false,
        lineWidth: 0.6,
      });
      box.ellipse(x + 8, y + 8, 2.6, 2.6, { ramp: 'brass', flat: true, lineWidth: 0.5 });
    }
}

/** Moyo, whispering, with a finger on the lips. */
export const moyo = person('moyo-seeds', palette, (scene) => {
  const head = headFrame(scene, { x: 136, y: 100, size: 0.98, wide: 0.95, high: 1.06, tilt: -4 });
  drawPlait(head, [50, 8], [58, 92], { count: 5, thick: 13, sag: -8 });
  drawTorso(scene, { x: 146, y: 206, wide: 0.78, slope: 1.8, neck: 20 });
  drawNeck(head, { width: 15, to: [146, 216] });
  scene.form(spline('116,212! 112,224 128,240 148,244 168,236 178,220 174,210! 160,226 132,228'), {
    ramp: 'hem',
    shade: 3,
    rim: false,
  });
  drawSatchel(scene);
  drawEar(head, 0.95);
  drawEarring(head, 'drop', 'sprout', 1);
  drawFace(head, 'oval', { numbers: { jaw: -5, chin: -4, length: 3, cheek: 1 }, under: -36 });
  drawEyes(head, 'almond', { look: [-0.1, 0.05], lashes: true, cut: { up: 0.76, tilt: 0.24, lid: 0.4 } });
  drawNose(head, 'broad', { size: 0.9 });
  drawMouth(head, 'blow', { width: 30, lips: true, y: 43 });
  drawRows(head);
  drawBrows(head, { thick: 4.6, raise: [5, 7], arch: 1.4 });
  // near hand, a finger on the lips
  const finger = new Frame(scene, { x: 119, y: 128, size: 0.92, degrees: -24 });
  drawSleeve(scene, '214,300,30 190,250,24 152,192,17');
  scene.form(spline('140,182! 152,172 166,178! 176,196 160,214 150,206!'), {
    ramp: 'hem',
    shade: 3,
    rim: false,
    marks: [
      { path: ellipse(160, 186, 7, 5, 30), flat: palette.ink },
      { path: ellipse(152, 200, 4, 3), flat: palette.ink },
    ],
  });
  drawPointing(finger);
  drawSleeve(scene, '98,320,30 88,280,25 82,236,18');
  const palm = new Frame(scene, { x: 56, y: 204, size: 1.06, degrees: 4 });
  drawSeedling(new Frame(scene, { x: 50, y: 172, size: 0.98, degrees: -3 }));
  drawPalm(palm);
  scene.form(spline('66,226! 84,216 102,226! 106,244! 84,238 66,246!'), {
    ramp: 'hem',
    shade: 3,
    rim: false,
    marks: [{ path: ellipse(90, 230, 7, 4, -20), flat: palette.ink }],
  });
});
