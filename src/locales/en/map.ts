import { texts } from '../texts.ts';
import { type InputNames, walkingButtons, walkingKeys } from './inputs.ts';

/** Texts of the map that is walked on. */
export const mapWords = texts('map', {
  none: 'No Map found',
  noneText: 'Pick a map first, then the path leads here.',
  toMaps: 'Choose a map',
  backTo: (map: string) => `Back to ${map}`,
  inBattle: 'A battle is still open. Here it is.',
  loading: 'Walking there…',
  moveFailed: 'Failed to move! Please reload',
  reload: 'Reload the map',
  appeared: (kind: string, name: string) => `Wild ${kind}${name} appeared!`,
  level: (level: number) => `Level : ${level}`,
  /** In the list of the team. */
  teamLevel: (level: number) => `Lv ${level}`,
  catch: 'Try to Catch!',
  walkOn: 'Walk on',
  tiers: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', fabled: 'Fabled' },
  caught: { yes: 'Caught before', no: 'New' },
  first: 'Choose your first creature before you battle.',
  pad: 'Direction pad',
  movePad: 'Move the pad: drag, or use the arrow keys',
  padIsBack: 'The pad is back. Its size and place are in Settings.',
  legacyPad: 'Directions',
  move: {
    n: 'Move north',
    ne: 'Move north-east',
    e: 'Move east',
    se: 'Move south-east',
    s: 'Move south',
    sw: 'Move south-west',
    w: 'Move west',
    nw: 'Move north-west',
  },
  way: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  hint: {
    touch: '',
    mouse: (names: InputNames) => `Click a place on the map to walk there. ${walkingKeys(names)} walk too.`,
    keys: (names: InputNames) => `${walkingKeys(names)} walk. Hold to keep walking.`,
    gamepad: (names: InputNames) =>
      `The stick or ${walkingButtons(names)} walks, ${names.button('press')} catches.`,
  },
  canvas: (map: string, column: number, row: number) =>
    `Map of ${map}. You stand in column ${column} of 31, row ${row} of 31.`,
  walked: (way: string) => `You walked ${way}. `,
  free: (ways: string) => `Free: ${ways}.`,
  bag: 'Your balls',
  lures: 'What draws creatures near',
  lure: (name: string, steps: number) => `${name}: ${steps} ${steps === 1 ? 'step' : 'steps'} left`,
  balls: { nball: 'Basic', uball: 'Ultra', gball: 'Super', mball: 'Master' },
  toMart: 'Go to mart?',
  flaskFilled: 'Your flask is full again: three draughts.',
});
