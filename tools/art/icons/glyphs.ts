import type { CreatureType } from '../../../rules/creatures/types.ts';
import { ellipse, flame, flameCore, ink, leaf, type Path, polygon, spline, star, tube } from '../kit.ts';

/** A white icon: shapes that are filled, and shapes that are cut out of them. */
export interface Glyph {
  readonly fill: readonly Path[];
  readonly cut?: readonly Path[];
}

export const snowflake = (): Path[] => {
  const arms = [0, 60, 120].map((turn) => polygon('118,38 138,38 138,218 118,218').rotate(turn, 128, 128));
  const barbs = [0, 60, 120, 180, 240, 300].map((turn) => {
    return polygon('128,70 154,44 165,55 128,92 91,55 102,44').rotate(turn, 128, 128);
  });
  return [...arms, ...barbs];
};

const eye = { white: spline('34,128! 78,80 128,64 178,80 222,128! 178,176 128,192 78,176') };

/** The icons of the types, in a 256 box. Each has a distinct shape. */
export const GLYPHS: Readonly<Record<CreatureType, Glyph>> = {
  normal: { fill: [ellipse(128, 128, 64)], cut: [ellipse(128, 128, 34)] },
  fire: { fill: [flame(128, 212, 124, 166, 0.05)], cut: [flameCore(128, 202, 54, 74, 0)] },
  water: {
    fill: [spline('128,36! 170,104 194,152 174,200 128,216 82,200 62,152 86,104')],
    cut: [spline('90,152 98,180 122,196 104,194 82,174')],
  },
  electric: { fill: [polygon('154,30 70,144 120,144 98,226 190,104 138,104 166,30')] },
  grass: { fill: [leaf(62, 200, 180, 108, -46)], cut: [ink('70,192 120,142 172,88', 12)] },
  ice: { fill: snowflake() },
  fighting: {
    fill: [spline('60,120 66,84 92,74 120,70 150,72 180,80 196,108 196,152 176,192 128,204 88,196 66,166')],
    cut: [
      ink('62,132 106,142 150,128', 13),
      ink('104,74 106,98 104,120', 10),
      ink('140,72 141,96 139,116', 10),
    ],
  },
  poison: {
    fill: [ellipse(128, 110, 70, 64), spline('90,150! 166,150! 162,212 94,212')],
    cut: [ellipse(101, 112, 18, 21), ellipse(155, 112, 18, 21), polygon('128,134 139,157 117,157')],
  },
  ground: {
    fill: [polygon('26,206 92,82 132,156 160,112 230,206')],
    cut: [polygon('92,82 110,116 96,126 86,112 74,122')],
  },
  flying: {
    fill: [
      spline(
        '36,172! 44,116 92,74 150,60 226,46! 222,84 190,98! 220,98 210,134 172,140! 200,144 182,174 144,172! 164,184 138,210 96,206 60,198',
      ),
    ],
  },
  psychic: { fill: [eye.white], cut: [ellipse(128, 128, 42), ellipse(128, 128, 21)] },
  bug: {
    fill: [
      ellipse(128, 150, 56, 64),
      ellipse(128, 80, 36, 30),
      tube('110,62,7 94,38,6 76,40,5'),
      tube('146,62,7 162,38,6 180,40,5'),
    ],
    cut: [
      ink('128,106 128,160 128,212', 11),
      ellipse(101, 138, 12),
      ellipse(155, 138, 12),
      ellipse(104, 178, 11),
      ellipse(152, 178, 11),
    ],
  },
  rock: {
    fill: [polygon('128,40 200,90 212,160 164,214 80,210 40,150 58,80')],
    cut: [ink('58,88 116,112 196,94', 11), ink('116,112 108,162 84,204', 11)],
  },
  ghost: {
    fill: [
      spline(
        '128,38 188,74 198,142 206,218! 176,194 160,212! 142,194 128,214! 114,194 96,212! 80,194 50,218! 58,142 68,74',
      ),
    ],
    cut: [ellipse(102, 116, 16, 23), ellipse(154, 116, 16, 23)],
  },
  dragon: {
    fill: [
      spline(
        '26,122! 44,100 84,92 112,82! 110,62 92,38! 128,50 144,74! 170,66 200,46 224,26! 218,66 196,94 180,102! 208,112 222,132! 206,138 198,144! 218,162 222,184! 204,182 198,184! 210,202 208,226! 170,220 140,214 122,186! 96,196 62,192 38,176! 68,172 96,160 106,150! 80,148 48,150 30,142!',
      ).scale(0.9, 0.9, 128, 128),
    ],
    cut: [spline('112,118! 126,104 148,104! 138,122 124,126').scale(0.9, 0.9, 128, 128)],
  },
  dark: { fill: [spline('160,36! 96,54 58,108 68,168 112,212 170,210 212,168! 160,170 124,136 128,84')] },
  steel: { fill: [star(128, 128, 92, 68, 8, 22.5)], cut: [ellipse(128, 128, 32)] },
  fairy: {
    fill: [
      spline('112,48! 130,104 142,116 198,134! 142,152 130,164 112,220! 94,164 82,152 26,134! 82,116 94,104'),
      spline('196,26! 203,52 210,59 236,66! 210,73 203,80 196,106! 189,80 182,73 156,66! 182,59 189,52'),
    ],
  },
};
