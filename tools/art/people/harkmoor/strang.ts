import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawMoustache,
  drawMouth,
  drawNeck,
  drawNose,
  drawRaisedHand,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  ink,
  leaf,
  person,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#f7d3bd',
  hair: '#322c3c',
  iris: '#4a78b8',
  coat: '#fbf8f4',
  trim: '#7a8ed8',
  bell: '#5f7de8',
  stem: '#4f9a4a',
  needle: '#aebccd',
  thread: '#e0483f',
};

/** An embroidered bluebell that hangs from (0, 0). */
function drawBluebell(at: Frame): void {
  at.flat(ink('0,0 -3,-6 -4,-12 -1,-18', 3.4, 'none'), palette.stem);
  at.form('0,-4! 9,2 10,14 15,24! 7,21 0,26! -7,21 -15,24! -10,14 -9,2', {
    ramp: 'bell',
    lineWidth: 0.8,
    shade: 3,
    rim: false,
    lines: [{ path: '0,4 0,10 0,14 0,20', width: 2 }],
  });
}

function drawSinglet(scene: Scene): void {
  scene.form(
    spline(
      '64,300! 72,262 80,238 84,198! 104,190! 108,212 126,232 150,230 164,210 166,188! 188,194! 192,238 202,262 208,300!',
    ),
    {
      ramp: 'coat',
      shade: 9,
      lineRamp: 'trim',
    },
  );
  scene.ink('106,194 110,210 128,228 150,226 163,210 165,192', 5, 'bell', 'none');
  for (const [x, y, degrees] of [
    [94, 224, 6],
    [126, 246, -2],
    [180, 218, -8],
  ] as const)
    drawBluebell(new Frame(scene, { x, y, size: 0.98, degrees }));
}

/** A threaded needle, stuck into the collar. */
function drawNeedle(scene: Scene): void {
  scene.form(leaf(140, 256, 42, 7, -46), { ramp: 'needle', lineWidth: 0.8, shade: 1.4, rim: false });
  scene.flat(ink('168,226 184,240 170,248 180,258 174,268', 3, 'none'), palette.thread);
}

/** Flat hair, parted in the middle. */
function drawHair(head: Frame): void {
  head.form(
    '-46,-8! -52,-34 -36,-60 -6,-68! 30,-68 56,-40 56,2! 48,2 43,-10! 38,-2 33,4! 34,-16 26,-30 8,-40 -8,-44! -20,-38 -34,-32 -40,-22!',
    {
      ramp: 'hair',
      shade: 8,
      lines: strands(
        '-7,-48 10,-48 28,-38 38,-20',
        '-6,-56 16,-58 38,-44 48,-18',
        '-10,-54 -24,-50 -36,-42 -44,-24',
      ),
    },
  );
  head.form('-7,-46! -14,-36 -24,-38 -24,-46! -20,-42 -14,-44 -12,-52!', {
    ramp: 'hair',
    lineWidth: 0.8,
    shade: 2,
    rim: false,
  });
}

/** Strang, the wrestler, with open arms. */
export const strang = person('strang-ring', palette, (scene) => {
  const head = headFrame(scene, { x: 132, y: 98, size: 0.9, wide: 1.04, high: 1.04, tilt: 3 });
  for (const spine of [
    '190,300,44 206,268,33 216,226,22 211,184,13',
    '78,300,44 60,268,33 46,226,22 47,184,13',
  ])
    scene.form(tube(spine), { ramp: 'skin', shade: 9 });
  drawRaisedHand(new Frame(scene, { x: 208, y: 164, size: 0.9, degrees: 22, mirror: false, wide: -1 }));
  drawRaisedHand(new Frame(scene, { x: 49, y: 162, size: 0.93, degrees: -22 }));
  drawTorso(scene, { x: 134, y: 184, wide: 0.88, slope: 0.4, neck: 46, ramp: 'skin' });
  drawNeck(head, { width: 35, to: [136, 194] });
  drawSinglet(scene);
  drawEar(head, 0.95);
  drawFace(head, 'square', { numbers: { jaw: 4, chin: 5, length: 8 } });
  head.flat('-4,52! 0,57 4,52 2,60', head.scene.ramp('skin').shade);
  drawFlush(head, 0.5);
  drawWrinkles(head, { folds: 0.5 });
  drawEyes(head, 'round', { look: [-0.1, -0.05], cut: { up: 0.72, down: 0.56, lid: 0.3 }, age: { feet: 2 } });
  drawNose(head, 'broken', { size: 1.14, flush: 0.4 });
  drawMouth(head, 'laugh', { width: 29, y: 49, under: false });
  drawMoustache(head.inside({ x: 2, y: 8, size: 1.04, wide: 1.14, high: 0.82 }), 'waxed');
  drawHair(head);
  drawBrows(head, { thick: 8, raise: [3, 4], arch: 1.3 });
  drawNeedle(scene);
});
