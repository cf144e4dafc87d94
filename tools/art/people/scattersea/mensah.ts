import {
  drawBrows,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  person,
  pole,
  polygon,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#6b4433',
  hair: '#3a2a30',
  iris: '#9a6a34',
  coat: '#46579a',
  scarf: '#ffd02e',
  apron: '#a56a3c',
  steel: '#98a5b8',
  wood: '#c49358',
  brass: '#f0b93a',
  collar: '#5d70b8',
};

/** A high headwrap in broad folds, with its end tucked in at the side. */
function drawHeadwrap(head: Frame): void {
  head.form('-40,-40 -56,-72 -40,-106 0,-122 46,-116 76,-88 82,-54 66,-22! 30,-40', {
    ramp: 'scarf',
    shade: 11,
    lines: strands(
      '-46,-84 -20,-100 10,-104 42,-98',
      '-50,-66 -24,-82 12,-86 60,-76',
      '72,-40 74,-60 66,-82 50,-100',
    ),
  });
  head.form('-46,-30! -54,-54 -30,-72 4,-70 40,-92 76,-84! 84,-64 74,-46! 40,-62 6,-44 -24,-44', {
    ramp: 'scarf',
    shade: 7,
    lines: strands('-42,-46 -20,-58 4,-58 30,-72', '6,-50 28,-64 50,-76 74,-74'),
  });
  head.form(
    '-46,-4! -57,-28 -44,-52 -8,-56 36,-48 66,-60! 74,-40 66,-14 56,12! 47,2 42,-16 20,-33 -10,-36 -34,-27!',
    {
      ramp: 'scarf',
      shade: 7,
      lines: strands(
        '-46,-24 -26,-44 4,-46 36,-36',
        '0,-40 26,-36 42,-22 50,-4',
        '66,-46 66,-30 60,-14 54,0',
      ),
    },
  );
  head.form('40,-60! 56,-76 78,-72 84,-58! 92,-44 88,-30! 74,-34 62,-44 48,-46!', {
    ramp: 'scarf',
    shade: 5,
    rim: false,
    lines: strands('50,-56 62,-60 72,-58 80,-50'),
  });
}

/** A hammer over the shoulder. */
function drawHammer(handle: Frame): void {
  handle.form(pole(150, 70, 11), { ramp: 'wood', shade: 3, rim: false });
  handle.form(
    '-30,-164! -14,-166! -14,-170! 16,-170! 16,-164! 36,-162! 44,-150 36,-136! 16,-136! 16,-130! -14,-130! -14,-136! -30,-134! -34,-148',
    {
      ramp: 'steel',
      shade: 6,
      gloss: true,
      highlights: [polygon('-26,-160 12,-164 12,-158 -26,-154')],
    },
  );
}

function drawApron(scene: Scene): void {
  scene.form(tube('106,258,8 96,232,8 98,208,8'), { ramp: 'apron', rim: false });
  scene.form(tube('168,258,8 180,230,8 178,206,8'), { ramp: 'apron', rim: false });
  scene.form(spline('96,240! 138,248 178,238! 192,300! 84,300!'), { ramp: 'apron', shade: 6, rim: false });
  for (const [x, y] of [
    [104, 248],
    [138, 256],
    [170, 247],
  ] as const)
    scene.form(ellipse(x, y, 4.6), { ramp: 'brass', lineWidth: 0.65, shade: 1.6, rim: false });
}

/** Mensah, who rivets hulls: tall, listening for a bad rivet. */
export const mensah = person('mensah-slip', palette, (scene) => {
  const head = headFrame(scene, { x: 112, y: 136, size: 0.9, wide: 0.98, high: 1.08, tilt: 3 });
  const handle = new Frame(scene, { x: 188, y: 234, size: 0.9, degrees: 8 });
  drawHammer(handle);
  drawTorso(scene, { x: 134, y: 206, wide: 1, slope: 0.5, neck: 28 });
  drawNeck(head, { width: 22, to: [132, 212] });
  scene.form(spline('104,206! 86,218 88,242 106,250! 122,240 134,228!'), { ramp: 'collar', shade: 4 });
  scene.form(spline('164,204! 182,216 180,240 162,250! 148,240 134,228!'), { ramp: 'collar', shade: 5 });
  drawApron(scene);
  drawEar(head, 0.95);
  drawEarring(head, 'ring', 'brass', 1.5);
  drawFace(head, 'oval', { numbers: { jaw: 3, cheek: 3, chin: 2, length: 2 }, under: -24 });
  drawEyes(head, 'almond', {
    look: [0.1, 0.1],
    lashes: true,
    cut: { up: 0.66, lid: 0.55, tilt: 0.24, width: 29 },
    paint: '#b0763a',
  });
  drawNose(head, 'broad', { size: 1.02 });
  drawMouth(head, 'smile', { width: 33, y: 45, lips: '#9c3450' });
  drawHeadwrap(head);
  drawBrows(head, { thick: 5.5, raise: [2, 5], arch: 1.2, colour: '#2a1a1e' });
  drawSleeve(scene, '226,340,36 214,296,29 200,260,22', { shade: 8 });
  drawFist(handle.inside({ x: 0, y: 0, size: 1.14, mirror: true }));
});
