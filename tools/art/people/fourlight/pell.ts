import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawGlasses,
  drawMouth,
  drawNeck,
  drawNose,
  drawPinch,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  person,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { drawSteam } from '../parts/steam.ts';
import { drawLedger, drawQuill } from './pell-props.ts';

const palette = {
  skin: '#e8d3a0',
  hair: '#6b6470',
  iris: '#7a7f6a',
  coat: '#4b475c',
  shirt: '#fbf7ee',
  tie: '#a83a4a',
  cover: '#a8483f',
  gold: '#efbd4e',
  page: '#f9f0da',
  quill: '#f6f2ec',
  garter: '#c3cbda',
  ash: '#5a4038',
  steam: '#d9d6de',
};

/** Thin hair, combed flat. */
function drawThinHair(head: Frame): void {
  head.form('33,-28! 44,-36 55,-14 55,10! 47,4 43,-10! 38,2 34,8!', { ramp: 'hair', shade: 4 });
  for (const line of [
    '38,-26,2.4 24,-44,3.4 2,-52,3.2 -20,-48,1',
    '42,-30,2.4 30,-50,3.2 8,-59,3 -14,-56,1',
    '32,-22,2.4 18,-36,3.2 -2,-43,3 -24,-40,1',
  ])
    head.flat(tube(line), head.scene.colour('hair'));
}

function drawSuit(scene: Scene): void {
  scene.form(spline('126,196! 120,214 142,236 148,262! 156,236 174,212 172,194! 148,210'), {
    ramp: 'shirt',
    shade: 4,
    rim: false,
  });
  scene.form(spline('124,194! 116,206 124,226! 148,212!'), {
    ramp: 'shirt',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  scene.form(spline('174,192! 180,204 172,224! 148,212!'), {
    ramp: 'shirt',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  scene.form(spline('148,210! 157,216 154,226 162,270! 136,270! 142,226 139,216!'), {
    ramp: 'tie',
    shade: 3,
    rim: false,
  });
  scene.form(spline('120,202! 100,212 98,236! 116,238 144,290! 138,252 126,226!'), {
    ramp: 'coat',
    shade: 5,
  });
  scene.form(spline('178,200! 198,208 202,232! 182,236 146,290! 158,250 174,222!'), {
    ramp: 'coat',
    shade: 5,
  });
}

/** Pell, auditor of dragon hoards, with a ledger. */
export const pell = person('pell-ledgers', palette, (scene) => {
  const head = headFrame(scene, { x: 146, y: 96, size: 0.96, wide: 0.88, high: 1.1, tilt: 3 });
  drawTorso(scene, { x: 148, y: 200, wide: 0.8, slope: 1.7, neck: 24 });
  drawNeck(head, { width: 15, to: [150, 206] });
  drawSuit(scene);
  drawEar(head, 1.25);
  drawFace(head, 'gaunt', { numbers: { jaw: 1, chin: 0, length: 1, cheek: 1, crown: 2 } });
  drawWrinkles(head, { forehead: 2, folds: 0.9, hollow: 0.9 });
  drawEyes(head, 'hooded', {
    look: [-0.2, 0.3],
    cut: { up: 0.34, down: 0.46, lid: 1, width: 24 },
    age: { bags: 2, feet: 1 },
  });
  drawNose(head, 'long', { size: 1.22, flush: 0.2 });
  drawMouth(head, 'frown', { width: 20, y: 49 });
  drawThinHair(head);
  drawBrows(head, { thick: 5, raise: [0, 7], arch: 1.3, anger: 0.25 });
  drawGlasses(head, 'half', { low: 12, colour: '#5a5468', wire: 3.2 });
  // the far arm holds the ledger from behind
  const book = new Frame(scene, { x: 70, y: 178, size: 0.82, degrees: -5 });
  drawLedger(book);
  for (const y of [-6, 5, 16, 27])
    book.form(tube(`-68,${y},5.6 -58,${y},6 -47,${y + 1},5.4`), {
      ramp: 'skin',
      shade: 2.4,
      rim: false,
      lineWidth: 0.85,
    });
  const near = new Frame(scene, { x: 178, y: 190, size: 1, degrees: 4 });
  drawSteam(new Frame(scene, { x: 234, y: 226 }), 0, 0, 2, { size: 1.2 });
  drawQuill(near);
  drawSleeve(scene, '200,330,34 218,280,26 220,226,17');
  scene.form(tube('204,254,7 218,256,7.4 240,250,7', {}), {
    ramp: 'garter',
    shade: 3,
    rim: false,
    lineWidth: 0.8,
  });
  drawPinch(near);
  scene.form(
    spline('200,222! 214,208 228,204! 237,216 240,232! 232,226 228,236! 220,228 214,240! 208,232 202,236!'),
    {
      ramp: 'ash',
      shade: 3,
      rim: false,
      miter: true,
    },
  );
});
