import type { GameMap } from '../../../../content/maps/types.ts';
import { ellipse, fluff, polygon, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

const BARE = { rim: false, miter: true } as const;

/** Draws the picture on a signboard, centred on (64, 52) and about 60 units wide. */
type Picture = (scene: Scene) => void;

const tree: Picture = (scene) => {
  scene.flat(polygon('58,56 70,56 72,76 56,76'), '#7a4a2c');
  scene.flat(fluff(64, 44, 28, 21, 9, 0.16), '#2f7d49');
  scene.flat(fluff(58, 38, 14, 9, 7, 0.16), '#67b45c');
};

const bag: Picture = (scene) => {
  scene.markup('<path d="M52 46c0-20 24-20 24 0" fill="none" stroke="#5a3a10" stroke-width="6"/>');
  scene.flat(spline('42,44! 86,44! 91,77! 37,77!'), '#3c72c4');
  scene.flat(polygon('40,56 88,56 89,64 39,64'), '#ffcf4a');
};

const waves: Picture = (scene) => {
  for (const [y, colour] of [
    [42, '#3f93d8'],
    [56, '#3f93d8'],
    [70, '#7fb9e6'],
  ] as const) {
    const path = `M34 ${y}q7.5-9 15 0t15 0 15 0 15 0`;
    scene.markup(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="6.5" stroke-linecap="round"/>`,
    );
  }
};

const mill: Picture = (scene) => {
  scene.flat(polygon('55,50 73,50 78,79 50,79'), '#8a5a3c');
  scene.markup(
    '<g transform="translate(64 48)" fill="#e0594c">' +
      [45, 135, 225, 315].map((turn) => `<path transform="rotate(${turn})" d="M-2-2H28V9H4z"/>`).join('') +
      '</g>',
  );
  scene.flat(ellipse(64, 48, 5), '#5a3a10');
};

const lighthouse: Picture = (scene) => {
  scene.markup('<path d="M64 38 96 27v20zM64 38 32 27v20z" fill="#ffcf4a"/>');
  scene.flat(polygon('56,44 72,44 77,79 51,79'), '#f8f4ea');
  scene.flat(polygon('54.5,54 73.5,54 75,65 53,65'), '#e0594c');
  scene.flat(polygon('54,31 74,31 72,45 56,45'), '#e0594c');
};

const peaks: Picture = (scene) => {
  scene.flat(polygon('30,78 54,34 78,78'), '#8b7f8c');
  scene.flat(polygon('58,78 78,46 98,78'), '#a79ba6');
  scene.flat(polygon('54,34 46,48 53,52 60,47'), '#ffffff');
};

const bell: Picture = (scene) => {
  scene.flat(spline('40,74! 48,62 50,40 64,28 78,40 80,62 88,74!'), '#c08a2c');
  scene.flat(ellipse(64, 78, 7), '#6b4a18');
};

const menhirs: Picture = (scene) => {
  scene.flat(spline('36,80! 34,56 42,36 52,40 54,80!'), '#8b8a95');
  scene.flat(spline('74,80! 76,40 86,36 94,56 92,80!'), '#8b8a95');
  scene.flat(spline('30,40! 64,26 98,40! 96,50! 32,50!'), '#a5a4ae');
};

const pipes: Picture = (scene) => {
  for (const [x, top] of [
    [40, 52],
    [52, 40],
    [64, 30],
    [76, 40],
    [88, 52],
  ] as const) {
    scene.flat(polygon(`${x - 5},78 ${x - 5},${top} ${x + 5},${top} ${x + 5},78`), '#8b93a6');
    scene.flat(ellipse(x, 66, 2.6, 4), '#3f4a66');
  }
};

const kettle: Picture = (scene) => {
  scene.markup('<path d="M46 48c0-26 36-26 36 0" fill="none" stroke="#5a3a10" stroke-width="5"/>');
  scene.flat(spline('40,50! 64,40 88,50! 90,72 64,80 38,72'), '#c9743e');
  scene.flat(polygon('84,62 102,46 106,52 88,72'), '#c9743e');
};

const dial: Picture = (scene) => {
  scene.flat(ellipse(64, 60, 32, 20), '#8b82a6');
  scene.flat(ellipse(64, 57, 28, 16), '#eee9f6');
  scene.flat(polygon('60,58 68,58 86,28 80,26'), '#d99a2c');
};

const hearth: Picture = (scene) => {
  scene.flat(polygon('34,80 34,42 50,42 50,26 78,26 78,42 94,42 94,80'), '#8b82a6');
  scene.flat(spline('46,80! 48,60 64,50 80,60 82,80!'), '#3b3350');
};

/** Boards that point left, right or up, and the x offset of their pictures. */
const BOARDS = {
  left: { board: '24,18 122,16 124,86 24,90 0,53', shift: 6 },
  right: { board: '4,18 104,16 128,52 104,90 4,86', shift: -6 },
  up: { board: '6,24 50,22 64,6 78,22 122,22 124,88 4,90', shift: 0 },
} as const;

function drawSign(scene: Scene, points: keyof typeof BOARDS, picture: Picture): void {
  const { board, shift } = BOARDS[points];
  scene.form(polygon('54,80 74,80 76,144 52,144'), { ramp: 'wood', miter: true });
  scene.form(polygon(board), { ramp: 'sign', ...BARE, shade: 7 });
  scene.markup(`<g transform="translate(${shift} 0)">`);
  picture(scene);
  scene.markup('</g>');
}

const sign = (points: keyof typeof BOARDS, picture: Picture): ObjectDrawing => ({
  kind: 'signpost',
  width: 1,
  height: 1.1,
  foot: [64, 136],
  shadows: [{ y: 2, rx: 34, ry: 9 }],
  round: true,
  draw: (scene) => drawSign(scene, points, picture),
});

/** The cell of each signpost, the direction in which it points, and the picture of its destination. */
const PLACES: readonly (readonly [map: GameMap['id'], cell: string, points: keyof typeof BOARDS, Picture])[] =
  [
    ['green_land', '13,17', 'left', tree],
    ['green_land', '13,25', 'right', bag],
    ['green_land', '21,16', 'up', waves],
    ['green_land2', '21,10', 'up', mill],
    ['green_land2', '19,12', 'right', lighthouse],
    ['green_land2', '9,11', 'up', peaks],
    ['green_land3', '17,8', 'up', peaks],
    ['green_land3', '17,23', 'left', tree],
    ['green_land3', '22,23', 'right', lighthouse],
    ['harkmoor', '18,29', 'up', peaks],
    ['harkmoor2', '14,27', 'up', menhirs],
    ['harkmoor2', '11,18', 'left', bell],
    ['harkmoor3', '27,18', 'left', bell],
    ['overcloud', '18,23', 'right', bag],
    ['overcloud', '17,6', 'up', pipes],
    ['overcloud2', '14,27', 'up', pipes],
    ['overcloud2', '18,5', 'right', kettle],
    ['overcloud3', '14,28', 'up', pipes],
    ['harkmoor3', '14,28', 'left', waves],
    ['scattersea', '17,1', 'up', bell],
    ['scattersea', '14,26', 'right', waves],
    ['scattersea2', '14,5', 'up', bag],
    ['scattersea2', '4,17', 'left', lighthouse],
    ['scattersea3', '27,14', 'left', lighthouse],
    ['scattersea3', '17,2', 'up', peaks],
    ['overcloud3', '26,2', 'up', dial],
    ['fourlight', '17,29', 'up', dial],
    ['fourlight', '13,2', 'up', hearth],
    ['fourlight2', '17,29', 'up', hearth],
    ['fourlight2', '13,4', 'right', waves],
    ['fourlight2', '12,8', 'left', dial],
    ['green_land3', '17,27', 'right', waves],
    ['fourlight3', '14,28', 'up', hearth],
  ];

export const SIGNS: readonly ObjectDrawing[] = PLACES.map(([, , points, picture]) => sign(points, picture));

/** Index in `SIGNS` of the signpost on a cell; 0 for a signpost without an entry in `PLACES`. */
export function signAt(map: GameMap['id'], x: number, y: number): number {
  return Math.max(
    PLACES.findIndex(([id, cell]) => id === map && cell === `${x},${y}`),
    0,
  );
}
