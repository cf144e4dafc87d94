import {
  drawBrows,
  drawBun,
  drawCombedBack,
  drawEar,
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
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#cf9770',
  hair: '#b9b2b4',
  iris: '#5d7a38',
  shirt: '#f3e3c3',
  apron: '#6f8f45',
  glove: '#c9583a',
  steel: '#b9c6d2',
  pencil: '#f2b53a',
};

function drawSecateurs(hand: Frame): void {
  hand.form('-1,-24! -14,-40 -18,-62 -8,-80! 4,-62 5,-44 6,-24!', {
    ramp: 'steel',
    miter: true,
    rim: false,
    shade: 4,
  });
  hand.form('8,-24! 18,-38 24,-54 22,-68! 8,-56 0,-42 -3,-24!', {
    ramp: 'steel',
    dim: true,
    miter: true,
    rim: false,
  });
  hand.ellipse(2, -24, 6, 6, { ramp: 'pencil', lineWidth: 0.7, rim: false });
  hand.tube('-2,-18,4.5 -7,0,5 -8,22,5 -4,34,4', { ramp: 'pencil', lineWidth: 0.8 });
}

function drawApron(scene: Scene): void {
  scene.form(tube('98,262,8 92,238,8 90,218,8'), { ramp: 'apron', rim: false });
  scene.form(tube('190,262,8 196,238,8 196,218,8'), { ramp: 'apron', rim: false });
  scene.form(polygon('94,250 194,250 202,300 86,300'), { ramp: 'apron', rim: false });
  scene.ink('102,257 130,259 160,259 186,257', 2.4, 'apron');
}

/** Thornby: short and broad, with a crooked smile and secateurs. */
export const thornby = person('thornby-garden', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 130, size: 1.04, wide: 1.06, tilt: 3 });
  drawBun(head, 8, -78, 0.95);
  head.form(tube('-16,-96,3 6,-80,3.4 40,-58,3.4'), { ramp: 'pencil', lineWidth: 0.8, rim: false });
  drawTorso(scene, { x: 142, y: 210, wide: 1.06, slope: 1, ramp: 'shirt' });
  drawNeck(head, { width: 27, to: [144, 216] });
  scene.form(spline('112,208! 98,220 98,240 110,250! 128,238 142,228!'), { ramp: 'shirt', shade: 4 });
  scene.form(spline('174,208! 190,218 190,240 178,250! 158,240 142,228!'), { ramp: 'shirt', shade: 4 });
  drawApron(scene);
  drawEar(head);
  drawFace(head, 'round', { numbers: { jaw: 4, chin: 3 }, under: -30 });
  drawFlush(head, 0.5);
  drawWrinkles(head, { folds: 0.7 });
  drawEyes(head, 'hooded', { age: { bags: 1, feet: 3 }, cut: { up: 0.56, lid: 0.5 }, look: [-0.3, 0] });
  drawNose(head, 'snub', { size: 1.1, flush: 0.35 });
  drawMouth(head, 'smirk', { width: 30 });
  drawCombedBack(head);
  drawBrows(head, { thick: 6, raise: [0, 3] });
  // sleeve rolled up, forearm and glove
  scene.form(tube('62,310,24 56,270,20 54,240,17'), { ramp: 'skin' });
  const hand = new Frame(scene, { x: 50, y: 196, size: 1.12, degrees: -12 });
  drawSecateurs(hand);
  drawFist(hand, { ramp: 'glove' });
  scene.form(spline('40,222! 56,216 78,222! 82,244! 62,250 42,246!'), {
    ramp: 'glove',
    shade: 4,
    rim: false,
  });
  drawSleeve(scene, '74,320,32 64,286,28 60,274,25', { ramp: 'shirt', rim: false });
});
