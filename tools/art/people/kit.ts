/** Everything a portrait needs, in one import. */

export * from '../kit.ts';
export { Frame, type Outline } from './frame.ts';
export { type BeardKind, drawBeard, drawMoustache, drawWhiskers } from './parts/beards.ts';
export { drawBrows } from './parts/brows.ts';
export { drawEar, drawEarring } from './parts/ears.ts';
export { drawEyes } from './parts/eyes.ts';
export { drawFace, type FaceShape } from './parts/faces.ts';
export { drawGlasses } from './parts/glasses.ts';
export { drawGoggles } from './parts/goggles.ts';
export { curlyOutline, drawCurls, drawCurlsBehind } from './parts/hair-curly.ts';
export { drawFringe, drawLongBehind, drawParted } from './parts/hair-long.ts';
export { drawCropped, drawSwept, SHAVED, STUBBLE } from './parts/hair-short.ts';
export { drawBun, drawCombedBack, drawPlait } from './parts/hair-tied.ts';
export { drawFist, drawPalm, drawPinch, drawPointing } from './parts/hands.ts';
export { drawCuppedHand } from './parts/hands-cupped.ts';
export { drawRaisedHand } from './parts/hands-raised.ts';
export {
  drawBrimHat,
  drawKerchief,
  drawKnittedCap,
  drawPeakedCap,
  drawTurban,
} from './parts/hats.ts';
export { drawNeck, headFrame } from './parts/heads.ts';
export { drawMouth } from './parts/mouths.ts';
export { drawNose } from './parts/noses.ts';
export { pole } from './parts/poles.ts';
export { drawCuff, drawSleeve } from './parts/sleeves.ts';
export { strands } from './parts/strands.ts';
export { drawTorso } from './parts/torsos.ts';
export { drawFlush, drawFreckles, drawWrinkles } from './parts/wrinkles.ts';
export { person } from './person.ts';
