import {
  drawBrows,
  drawCuff,
  drawCurls,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawGlasses,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  openSpline,
  person,
  pole,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#6a4233',
  hair: '#4a4452',
  iris: '#7a4a24',
  coat: '#c9ad78',
  shirt: '#d9694a',
  label: '#fffaf0',
  fossil: '#d9c3a0',
  steel: '#8f9db0',
  wood: '#a86a40',
  gold: '#f0bf4a',
  trim: '#b3935e',
};

/** A fossil ammonite. */
function drawAmmonite(frame: Frame): void {
  const turns = Array.from({ length: 34 }, (_, i): [number, number] => {
    const angle = (-20 - i * 25) * (Math.PI / 180);
    const radius = 27 * 0.945 ** i;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const ribs = turns.slice(0, 26).map(([x, y], i) => {
    const outer = i < 14 ? 33 / Math.hypot(x, y) : 1.9;
    const place = (share: number): string => `${x * share},${y * share}`;
    return { path: [1.1, 1.25, 1.4, outer].map(place).join(' '), width: 2 };
  });
  frame.form('30,8! 38,-2 38,14 32,26 16,34 -6,34 -26,24 -35,4 -31,-18 -14,-32 8,-33 26,-22 32,-4', {
    ramp: 'fossil',
    shade: 8,
    lines: ribs,
  });
  frame.wire(openSpline(turns), 3, frame.scene.ramp('fossil').line);
}

function drawHammer(hand: Frame): void {
  hand.form(pole(74, 70, 10), { ramp: 'wood', rim: false, shade: 3 });
  hand.form('-46,-64! -28,-84 0,-90 20,-88! 34,-90 36,-66! 20,-70 8,-68 -20,-70!', {
    ramp: 'steel',
    shade: 6,
    rim: false,
    miter: true,
  });
}

function drawPocket(scene: Scene, x: number, y: number, degrees: number): void {
  const place = (points: string) => polygon(points).rotate(degrees).move(x, y);
  scene.form(place('-17,-13 17,-13 17,16 -17,16'), { ramp: 'coat', shade: 3, lineWidth: 0.8, rim: false });
  scene.form(place('-18,-15 18,-15 17,-4 0,-1 -17,-4'), {
    ramp: 'trim',
    shade: 2,
    lineWidth: 0.8,
    rim: false,
  });
  scene.form(place('-11,3 11,3 11,12 -11,12'), { ramp: 'label', lineWidth: 0.5, flat: true });
}

/** Diallo, who studies fossils, delighted. */
export const diallo = person('diallo-strata', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 98, size: 0.94, wide: 0.92, high: 1.08, tilt: -5 });
  const near = new Frame(scene, { x: 200, y: 200, size: 0.9, degrees: 6 });
  drawHammer(near);
  drawTorso(scene, { x: 144, y: 196, wide: 0.86, slope: 1.5, neck: 24 });
  drawNeck(head, { width: 17, to: [147, 204] });
  scene.form(spline('120,196! 112,216 134,246 146,260! 154,230 140,214!'), {
    ramp: 'shirt',
    shade: 4,
    rim: false,
  });
  scene.form(spline('168,194! 180,214 162,242 146,260! 138,232 154,214!'), {
    ramp: 'shirt',
    shade: 4,
    rim: false,
  });
  scene.form(spline('117,194! 94,204 84,224! 106,228 142,276! 138,246 118,218!'), { ramp: 'coat', shade: 5 });
  scene.form(spline('173,192! 196,200 206,220! 184,226 142,276! 156,242 176,214!'), {
    ramp: 'coat',
    shade: 5,
  });
  drawPocket(scene, 112, 244, -5);
  drawPocket(scene, 180, 244, 5);
  drawEar(head, 1.05);
  drawFace(head, 'long', { numbers: { jaw: -1, chin: -2, cheek: 2, length: -3 }, under: -30 });
  drawWrinkles(head, { folds: 0.7 });
  drawEyes(head, 'wide', { look: [-0.25, 0.12], age: { feet: 3 }, cut: { lid: 0.3, up: 0.9, width: 25 } });
  drawNose(head, 'broad', { size: 0.98 });
  drawMouth(head, 'laugh', { width: 32, y: 44, lips: true });
  drawCurls(head);
  for (const [x, y] of [
    [-34, -44],
    [-18, -54],
    [2, -46],
    [18, -58],
    [36, -46],
    [48, -28],
    [-44, -26],
    [24, -36],
    [54, -8],
    [-4, -62],
  ] as const)
    head.flat(tube(`${x - 4},${y + 2},0.9 ${x},${y - 1.4},1.3 ${x + 5},${y + 1},0.9`), '#a29cb0');
  drawBrows(head, { thick: 5, raise: [6, 8], arch: 1.5 });
  drawGlasses(head, 'round', { low: 17, colour: '#e0aa3c', wire: 3, opacity: 0.12 });
  head.wire(openSpline('46,12 52,34 46,62 34,86 18,104'), 2.4, '#e0aa3c');
  drawSleeve(scene, '96,320,30 86,280,26 84,232,19');
  const palm = new Frame(scene, { x: 56, y: 196, size: 1.12, degrees: 4 });
  drawAmmonite(new Frame(scene, { x: 50, y: 160, size: 1.08 }));
  drawPalm(palm);
  drawCuff(scene, 86, 234, 44, 80);
  drawSleeve(scene, '214,330,36 218,284,28 206,230,19');
  drawFist(near);
  drawCuff(scene, 206, 234, 42, 84);
});
