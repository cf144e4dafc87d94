/** Everything a drawing needs, in one import. */

export type { FormLine, FormOptions, Mark } from './core/form.ts';
export type { Kind, Palette, Role } from './core/kinds.ts';
export { mix } from './core/oklch.ts';
export { join, Path, type Point, type Position } from './core/path.ts';
export { localPoints, readPoints } from './core/points.ts';
export { Scene } from './core/scene.ts';
export { ellipse, openSpline, polygon, spline, star } from './core/shapes.ts';
export { CREATURE_STYLE, ICON_STYLE, PLAYER_STYLE, type Style } from './core/style.ts';
export { ink, type SpinePoint, tube } from './core/tube.ts';
export { blossom } from './parts/blossoms.ts';
export { bolt, zigzag } from './parts/bolts.ts';
export { crystal, crystalFacet, drawCrystal } from './parts/crystals.ts';
export { drawEar, longEar, pointedEar, roundEar } from './parts/ears.ts';
export { eye, eyes } from './parts/eyes.ts';
export { blush, mouth, nose } from './parts/face.ts';
export { fire, flame, flameCore, wisp } from './parts/flames.ts';
export { curl, fluff } from './parts/fluff.ts';
export { glowingEye } from './parts/glowing-eyes.ts';
export { skull, tuftedSkull } from './parts/heads.ts';
export { curledHorn, ribs } from './parts/horns.ts';
export { drawLeaf, leaf, leafVein, spike } from './parts/leaves.ts';
export { fist, hindLeg, leg, toes } from './parts/limbs.ts';
export { drawMembraneWing, membraneWing, sidePoints } from './parts/wings.ts';
