import {
  drawBrows,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPointing,
  drawSleeve,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  ink,
  person,
  polygon,
  type Scene,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#fbdccf',
  hair: '#f6ecd0',
  iris: '#4f8fc4',
  hat: '#3b6fc4',
  band: '#d9434e',
  coat: '#3b6fc4',
  yellow: '#ffd34d',
  brass: '#e8b23c',
  hollow: '#8a5a2c',
  trim: '#d9434e',
  paper: '#fff8e8',
};

/** A cap with four points, one for each wind. */
function drawFourWinds(head: Frame): void {
  head.form('-40,-66! -16,-88 -6,-112! 22,-100 48,-72!', { ramp: 'hat', shade: 7, dim: true });
  head.form(
    '-50,-18! -58,-34 -76,-44 -100,-44! -88,-64 -62,-78 -30,-76 0,-82 34,-88 66,-86 104,-74! 92,-54 72,-40 58,-10! 26,-34 -20,-34',
    {
      ramp: 'hat',
      shade: 9,
      lines: strands('-92,-48 -74,-56 -56,-60 -44,-58', '94,-72 76,-68 58,-66 44,-58'),
    },
  );
  head.wire(polygon('-93,-47 -90,-50 -94,-44'), 9, head.scene.ramp('band').base);
  head.wire(polygon('96,-74 99,-76 97,-72'), 9, head.scene.ramp('band').base);
  head.form('-52,-4! -57,-28! -28,-43 10,-46 44,-37 62,-18! 58,8! 42,-12 10,-23 -26,-19', {
    ramp: 'band',
    shade: 5,
    rim: false,
  });
  head.wire(
    polygon(
      '-51,-16 -44,-25 -36,-21 -28,-34 -19,-23 -10,-36 0,-26 10,-38 19,-24 30,-36 37,-18 47,-24 54,-5 47,-24 37,-18 30,-36 19,-24 10,-38 0,-26 -10,-36 -19,-23 -28,-34 -36,-21 -44,-25',
    ),
    3.2,
    head.scene.colour('yellow'),
  );
  head.form('-48,-60! -24,-70 4,-70 44,-60! 30,-48 10,-34 -2,-18! -18,-32 -34,-46', {
    ramp: 'hat',
    shade: 7,
    lines: strands('-30,-60 -18,-50 -10,-40 -4,-28'),
  });
  head.ellipse(-2, -17, 6, 6, { ramp: 'band', lineWidth: 0.7, shade: 2, rim: false });
}

/** A wide ear trumpet, held to the ear. */
function drawTrumpet(trumpet: Frame): void {
  trumpet.tube('-44,26,4 -18,20,5 8,6,7.4 30,-12,12', { ramp: 'brass', shade: 4, rim: false });
  trumpet.form('22,-24! 38,-44 42,-60 40,-76! 60,-60 76,-34 82,-4! 66,-4 50,-4 36,0!', {
    ramp: 'brass',
    shade: 6,
    highlights: [ellipse(48, -48, 4, 12, -30)],
  });
  trumpet.form(ellipse(61, -40, 12, 42, -30), { ramp: 'brass', shade: 4, rim: false });
  trumpet.form(ellipse(62, -40, 7, 34, -30), { ramp: 'hollow', flat: true, lineWidth: 0.6 });
}

function drawCoat(scene: Scene): void {
  for (const [ramp, path] of [
    ['trim', '92,206! 84,226 98,244 130,252 164,244 180,226 172,204! 152,222 116,222'],
    ['yellow', '96,206! 92,220 104,232 130,238 160,232 172,218 168,204! 150,216 116,216'],
    ['coat', '100,206! 100,214 110,222 130,226 154,220 164,212 164,204! 148,212 118,212'],
  ] as const)
    scene.form(spline(path), { ramp, shade: 4, rim: false, lineWidth: 0.85 });
  scene.form(spline('116,250! 148,250! 152,300! 112,300!'), { ramp: 'trim', shade: 4, rim: false });
}

function drawNotebook(scene: Scene): void {
  scene.flat(ink('104,222 102,236 100,246', 2.6, 'none'), '#4a3040');
  scene.form(polygon('84,240 112,236 118,270 90,274'), {
    ramp: 'paper',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  scene.form(polygon('84,240 112,236 113,243 85,247'), {
    ramp: 'trim',
    shade: 1,
    rim: false,
    lineWidth: 0.7,
  });
}

/** Aikio, listening to the glacier. */
export const aikio = person('aikio-glacier', palette, (scene) => {
  const head = headFrame(scene, { x: 116, y: 134, size: 0.96, wide: 1.06, high: 0.98, tilt: 5 });
  head.form('-8,-10 50,-20 66,16 70,48 62,74! 40,66 -20,64 -50,70! -62,48 -58,10', {
    ramp: 'hair',
    dim: true,
  });
  drawTorso(scene, { x: 132, y: 210, wide: 0.94, slope: 1.1, neck: 26 });
  drawNeck(head, { width: 20, to: [132, 214] });
  drawCoat(scene);
  drawNotebook(scene);
  drawFace(head, 'child', { numbers: { jaw: 0, chin: 1, length: 3 }, under: -20 });
  drawFlush(head, 0.75, 0.95);
  head.flat(ellipse(-18, 26, 9, 6), '#f3889a', 0.6);
  drawEyes(head, 'round', { look: [0.5, -0.3], lashes: true, cut: { width: 24 } });
  drawNose(head, 'button', { size: 1, flush: 0.35 });
  drawMouth(head, 'small', { width: 24, y: 42 });
  head.form('-40,-22! -56,-12 -62,18 -62,48 -48,68! -40,50 -43,24 -38,0!', { ramp: 'hair', shade: 4 });
  head.form('30,-22! 58,-16 70,18 70,48 58,74! 46,66 38,56! 42,34 38,8 32,-6!', {
    ramp: 'hair',
    shade: 6,
    lines: strands('44,-4 54,14 56,38 52,60', '54,-8 62,12 63,36 60,58'),
  });
  drawBrows(head, { thick: 4.4, raise: [0, 1], anger: -0.3, arch: 1.1, colour: '#b59a62' });
  drawFourWinds(head);
  drawEar(head.inside({ x: 1, y: 2 }), 0.9);
  drawTrumpet(new Frame(scene, { x: 190, y: 140, size: 0.68 }));
  const near = new Frame(scene, { x: 190, y: 156, size: 0.88, degrees: 60 });
  drawSleeve(scene, '200,320,36 210,270,28 196,200,19');
  drawFist(near);
  drawCuff(scene, 198, 206, 40, 82);
  const far = new Frame(scene, { x: 40, y: 118, size: 1.08, degrees: 4 });
  drawSleeve(scene, '76,320,34 56,270,27 46,206,18');
  for (const [x, y, degrees] of [
    [54, 232, 80],
    [204, 232, 96],
  ] as const) {
    const bands = new Frame(scene, { x, y, degrees });
    bands.wire('-3,-20! 3,-20! 3,20! -3,20!', 1.4, scene.colour('yellow'), scene.colour('yellow'));
    bands.wire('6,-22! 10,-22! 10,22! 6,22!', 1.4, scene.colour('trim'), scene.colour('trim'));
  }
  drawPointing(far);
  drawCuff(scene, 46, 202, 42, 86);
});
