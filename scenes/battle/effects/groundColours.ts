import type { BackdropName } from '../../../content/maps/backdrops.ts';
import { litColour, placeLight } from '../stage/hourLight.ts';
import type { GroundColours } from './commonParticles.ts';

/** Opacity of the outline of dust: a full one would make stones of its puffs. */
const softEdge = 0.4;

type Daylit = Pick<GroundColours, 'dust' | 'crumb'>;

const meadow: Daylit = { dust: ['#e4edbb', '#8f9a5c'], crumb: ['#8fbf52', '#48682a'] };
const sand: Daylit = { dust: ['#fbf0d0', '#b39a6a'], crumb: ['#ecd39a', '#8a6a38'] };
const stone: Daylit = { dust: ['#eee4cf', '#98876a'], crumb: ['#c9b48e', '#685538'] };
const tiles: Daylit = { dust: ['#f1eee8', '#948b80'], crumb: ['#cfc6ba', '#6d645a'] };

/** By daylight. */
const colours: Readonly<Record<BackdropName, Daylit>> = {
  meadow,
  coast: { dust: ['#eef3c4', '#98a062'], crumb: ['#a9cc62', '#55722e'] },
  wood: { dust: ['#dfe6b4', '#83895a'], crumb: ['#7fa04a', '#4a5a2a'] },
  lake: meadow,
  hills: stone,
  shore: sand,
  boardwalk: { dust: ['#f3e4cb', '#a08463'], crumb: ['#cfac80', '#7d5a45'] },
  summit: { dust: ['#f6f9fd', '#a3abba'], crumb: ['#d6b563', '#8c6c34'] },
  plain: { dust: ['#f3e6ea', '#a98fae'], crumb: ['#df94a7', '#8d4f70'] },
  cave: { dust: ['#dcd6ee', '#7b7196'], crumb: ['#9d94be', '#4b4366'] },
  forge: { dust: ['#ead9cc', '#94766a'], crumb: ['#b99a86', '#5e4338'] },
  pool: { dust: ['#f2fbff', '#84a9bd'], crumb: ['#b9e0ee', '#4a7c96'] },
  glasshouse: { dust: ['#e6dfc2', '#93855a'], crumb: ['#a58a5c', '#5a4526'] },
  quarry: sand,
  terrace: tiles,
  vault: { dust: ['#dedbe8', '#7c7690'], crumb: ['#a8a2bc', '#534d66'] },
  barn: { dust: ['#f6e8bd', '#a88a4c'], crumb: ['#e3c46e', '#86662a'] },
};

/** What is thrown up where creatures land in a place: in the colours of its ground, in the light of the hour. */
export function groundColours(place: BackdropName): GroundColours {
  const light = placeLight(place);
  const lit = ([fill, line]: readonly [string, string], edge: number): readonly [string, string] => [
    litColour(fill, light),
    litColour(line, light, edge),
  ];
  const { dust, crumb } = colours[place];
  return { dust: lit(dust, softEdge), crumb: lit(crumb, 1), shine: litColour('#ffffff', light) };
}
