import { type Point, polygon, star } from '../../../kit.ts';
import {
  backdrop,
  clipTo,
  clump,
  corners,
  dot,
  fringe,
  glow,
  gradient,
  line,
  PLATFORM,
  patch,
  rock,
  rows,
  STAGE,
  scatter,
  shape,
  strew,
  type Tones,
} from '../brush.ts';
import { sail, sea } from './coast.ts';

const STONES: Tones = ['#5b6f7c', '#8799a0', '#c4cfcb'];
const WEED = ['#2f5f57', '#43806a', '#6aa27a'] as const;
const NEAR = ['#173a3d', '#25545a', '#3a7a72'] as const;
const BOARDS = ['#c9a27a', '#bd9670', '#d3af88', '#b58c66', '#c69d78'] as const;
const LAMPS = [
  [179, 252, 0.8],
  [821, 252, 0.8],
  [92, 292, 1.25],
  [900, 292, 1.25],
] as const;

/** The deck of the boardwalk, narrower towards the sea. */
const DECK = { left: 176, right: 824, top: 318, nearLeft: -150, nearRight: 1142 } as const;
const edgeAt = (y: number): readonly [left: number, right: number] => {
  const share = (y - DECK.top) / (STAGE.height - DECK.top);
  return [
    DECK.left + (DECK.nearLeft - DECK.left) * share,
    DECK.right + (DECK.nearRight - DECK.right) * share,
  ];
};
const deckShape = (): string => {
  const [left, right] = edgeAt(STAGE.height + 10);
  return `M${DECK.left} ${DECK.top}H${DECK.right}L${right} ${STAGE.height + 10}H${left}Z`;
};

/** Upper edges of the boards: near ones are broader. */
const BOARD_EDGES = Array.from({ length: 17 }, (_, i) => DECK.top + (i / 16) ** 1.55 * 292);

function boards(): string {
  const planks = BOARD_EDGES.slice(0, -1).map((y, i) => {
    const foot = BOARD_EDGES[i + 1] ?? STAGE.height;
    return rows(y, foot, BOARDS[i % BOARDS.length] ?? '');
  });
  const joints = BOARD_EDGES.slice(0, -1).flatMap((y, i) => {
    const foot = BOARD_EDGES[i + 1] ?? STAGE.height;
    return [0, 1].map((k) => {
      const x = ((i * 0.38 + k * 0.5 + scatter(i, k, 3) * 0.2) % 1) * STAGE.width;
      const slant = (x - STAGE.width / 2) * 0.0016 * (foot - y);
      return (
        line(`M${x.toFixed(0)} ${y.toFixed(0)}l${slant.toFixed(1)} ${(foot - y).toFixed(0)}`, '#6d4b38', 2) +
        dot(x - 8, (y + foot) / 2, 1.6, 1.2, '#5a4136') +
        dot(x + 8, (y + foot) / 2, 1.6, 1.2, '#5a4136')
      );
    });
  });
  const seams = BOARD_EDGES.map((y, i) =>
    line(`M0 ${y.toFixed(1)}H${STAGE.width}`, '#6d4b38', 1.4 + i * 0.16, 'stroke-opacity=".85"'),
  );
  const shine = BOARD_EDGES.map((y, i) =>
    line(`M0 ${(y + 2 + i * 0.14).toFixed(1)}H${STAGE.width}`, '#f0d9b4', 1.2, 'stroke-opacity=".6"'),
  );
  const veins = strew(64, 9, (x, y, size, i) =>
    line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(26 * size).toFixed(0)} ${i % 2 ? 3 : -3} ${(58 * size).toFixed(0)} 0`,
      i % 3 ? '#9a7354' : '#e6c9a2',
      1.6 * size,
      'stroke-opacity=".55"',
    ),
  );
  return clipTo(
    'deck',
    deckShape(),
    [
      ...planks,
      veins,
      ...seams,
      ...shine,
      ...joints,
      glow('sunny', '#fff3d2', [510, 400], [430, 130], 0.5),
    ].join(''),
  );
}

/** A post of the railing at the deck's edge, with its cap. */
const post = (x: number, foot: number, height: number): string => {
  const half = height * 0.09;
  return (
    shape(`M${x - half} ${foot}V${foot - height}h${half * 2}V${foot}Z`, '#7d5a45') +
    shape(`M${x - half} ${foot}V${foot - height}h${half * 0.9}V${foot}Z`, '#a67f60') +
    shape(`M${x - half * 1.3} ${foot - height}h${half * 2.6}v${-half * 0.8}h${-half * 2.6}z`, '#c9a27c') +
    shape(
      `M${x - half} ${foot}v${-height * 0.16}h${half * 2}v${height * 0.16}z`,
      '#4b5f4c',
      'fill-opacity=".7"',
    )
  );
};

const lantern = (x: number, y: number, size: number): string =>
  line(`M${x} ${y - 16 * size}v${8 * size}`, '#4a3a3c', 2 * size) +
  shape(`M${x - 7 * size} ${y - 8 * size}h${14 * size}l${-2 * size} ${18 * size}h${-10 * size}z`, '#ffd98a') +
  line(
    `M${x - 7 * size} ${y - 8 * size}h${14 * size}M${x - 6 * size} ${y + 10 * size}h${12 * size}M${x} ${y - 8 * size}v${18 * size}`,
    '#4a3a3c',
    2 * size,
  );

/** The railing on one side of the deck: posts that grow towards the viewer, a rope from each to the next. */
function railing(side: 'left' | 'right'): string {
  const feet = [322, 346, 392, 470].map((y): readonly [number, number, number] => {
    const [left, right] = edgeAt(y);
    return [side === 'left' ? left + 4 : right - 4, y, 44 + (y - 318) * 0.42];
  });
  const ropes = feet.slice(1).map(([x, foot, height], i) => {
    const [fromX = 0, fromFoot = 0, fromHeight = 0] = feet[i] ?? [];
    const [top, fromTop] = [foot - height * 0.86, fromFoot - fromHeight * 0.86];
    const sag = `Q${(x + fromX) / 2} ${(top + fromTop) / 2 + 18 + i * 8} ${x} ${top}`;
    return (
      line(`M${fromX} ${fromTop}${sag}`, '#6d5743', 4 + i) +
      line(`M${fromX} ${fromTop}${sag}`, '#d9c39a', 2 + i)
    );
  });
  return ropes.join('') + feet.map(([x, foot, height]) => post(x, foot, height)).join('');
}

/** A house on stilts above the water. */
function stiltHouse(x: number, foot: number, size: number, roof: string, wall: string): string {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${foot + dy * size}`;
  return [
    line(
      `M${at(-38, 0)}V${foot - 34 * size}M${at(-14, 3)}V${foot - 34 * size}M${at(14, 3)}V${foot - 34 * size}M${at(38, 0)}V${foot - 34 * size}`,
      '#5d4a44',
      4 * size,
    ),
    line(`M${at(-38, -6)}L${at(-14, -30)}M${at(38, -6)}L${at(14, -30)}`, '#5d4a44', 2.4 * size),
    shape(`M${at(-50, -36)}h${100 * size}v${7 * size}h${-100 * size}z`, '#8f6a50'),
    shape(`M${at(-36, -36)}v${-40 * size}h${72 * size}v${40 * size}z`, wall),
    shape(`M${at(8, -36)}v${-40 * size}h${28 * size}v${40 * size}z`, '#3a3f6a', 'fill-opacity=".2"'),
    shape(`M${at(-48, -72)}L${at(-20, -104)}H${x + 22 * size}L${at(48, -72)}Z`, roof),
    shape(
      `M${at(-48, -72)}L${at(-20, -104)}H${x - 2 * size}L${at(-14, -72)}Z`,
      '#ffffff',
      'fill-opacity=".22"',
    ),
    shape(`M${at(-24, -40)}v${-22 * size}h${16 * size}v${22 * size}z`, '#6b4a3c'),
    shape(`M${at(6, -48)}v${-14 * size}h${18 * size}v${14 * size}z`, '#ffe3a0'),
    line(`M${at(6, -55)}h${18 * size}M${at(15, -48)}v${-14 * size}`, '#6b4a3c', 2 * size),
  ].join('');
}

/** A stack of rock in the sea, green on its top. */
function stack(x: number, foot: number, width: number, height: number): string {
  const outline: Point[] = [
    [x - width * 0.5, foot],
    [x - width * 0.42, foot - height * 0.5],
    [x - width * 0.34, foot - height * 0.92],
    [x + width * 0.06, foot - height],
    [x + width * 0.36, foot - height * 0.86],
    [x + width * 0.44, foot - height * 0.4],
    [x + width * 0.52, foot],
  ];
  return (
    shape(polygon(outline).data(), '#93a4a8') +
    shape(
      polygon([
        [x + width * 0.06, foot - height],
        [x + width * 0.36, foot - height * 0.86],
        [x + width * 0.44, foot - height * 0.4],
        [x + width * 0.52, foot],
        [x + width * 0.1, foot],
        [x + width * 0.18, foot - height * 0.5],
      ]).data(),
      '#6f8490',
    ) +
    patch([x, foot - height * 0.95], [width * 0.42, height * 0.12], '#7fb86e', 4) +
    line(`M${x - width * 0.62} ${foot + 2}h${width * 1.24}`, '#eaf8fd', 3, 'stroke-opacity=".8"')
  );
}

const gull = (x: number, y: number, size: number): string =>
  line(
    `M${x - 14 * size} ${y - 3 * size}q${8 * size} ${-8 * size} ${14 * size} 0q${6 * size} ${-8 * size} ${14 * size} 0`,
    '#ffffff',
    2.6 * size,
  );

/** Float of a net: a glass ball in its mesh. */
const float = (x: number, y: number, radius: number, colour: string): string =>
  dot(x, y, radius, radius, colour) +
  dot(x - radius * 0.3, y - radius * 0.35, radius * 0.4, radius * 0.3, '#ffffff', 'fill-opacity=".55"') +
  line(
    `M${x - radius} ${y}Q${x} ${y + radius * 0.7} ${x + radius} ${y}M${x} ${y - radius}Q${x + radius * 0.6} ${y} ${x} ${y + radius}M${x} ${y - radius}Q${x - radius * 0.6} ${y} ${x} ${y + radius}`,
    '#3b3a3f',
    radius * 0.12,
  );

/** A coil of rope that lies on the boards. */
const coil = (x: number, y: number, size: number): string =>
  [1, 0.74, 0.48]
    .map(
      (share, i) =>
        `<ellipse cx="${x}" cy="${y - i * 4 * size}" rx="${30 * size * share}" ry="${11 * size * share}" fill="none" stroke="#8a6d47" stroke-width="${9 * size}"/><ellipse cx="${x}" cy="${y - i * 4 * size - 1}" rx="${30 * size * share}" ry="${11 * size * share}" fill="none" stroke="#dcc38f" stroke-width="${5 * size}"/>`,
    )
    .join('');

export const boardwalk = backdrop({
  far: () => [
    sea(252, 330, 8),
    shape('M300 256Q350 222 420 236T520 256Z', '#8cc3c6'),
    shape('M690 256Q770 226 850 240T990 256Z', '#8cc3c6'),
    sail(560, 262, 0.5),
    sail(380, 268, 0.7),
    stack(460, 272, 44, 52),
    stack(505, 276, 26, 30),
    stack(668, 282, 66, 92),
    stack(730, 286, 38, 44),
    stiltHouse(66, 304, 1.25, '#c8594a', '#f1e2c8'),
    stiltHouse(934, 306, 1.35, '#3f7f8c', '#f5e6cf'),
    stiltHouse(850, 290, 0.8, '#d98b4a', '#eadbc0'),
    line('M116 262H176M876 256H824', '#8f6a50', 5),
    gull(420, 160, 1),
    gull(464, 142, 0.7),
    gull(610, 178, 0.8),
  ],
  ground: () => [
    gradient('shallow', [
      [0, '#3088c9'],
      [0.16, '#3d9fcb'],
      [1, '#1f6f9c'],
    ]),
    rows(312, STAGE.height, 'url(#shallow)'),
    strew(46, 17, (x, y, size, i) =>
      line(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${(16 * size).toFixed(0)} ${(-7 * size).toFixed(0)} ${(34 * size).toFixed(0)} 0t${(30 * size).toFixed(0)} 0`,
        i % 3 ? '#c9f0f6' : '#2a86b4',
        2.4 * size,
        'stroke-opacity=".65"',
      ),
    ),
    rock(70, 372, 90, 34, STONES, 4),
    rock(944, 384, 110, 44, STONES, 8),
    clump(120, 380, 1, WEED, 3),
    clump(900, 396, 1.1, WEED, 6),
    shape(
      `M${DECK.left} ${DECK.top}L${DECK.nearLeft} 610H${DECK.nearLeft - 60}L${DECK.left - 8} ${DECK.top + 6}Z`,
      '#123f5c',
      'fill-opacity=".5"',
    ),
    shape(
      `M${DECK.right} ${DECK.top}L${DECK.nearRight} 610H${DECK.nearRight + 60}L${DECK.right + 8} ${DECK.top + 6}Z`,
      '#123f5c',
      'fill-opacity=".5"',
    ),
    boards(),
    line(
      `M${DECK.left} ${DECK.top}L${DECK.nearLeft} 610M${DECK.right} ${DECK.top}L${DECK.nearRight} 610`,
      '#7d5a45',
      7,
    ),
    patch([330, 362], [60, 7], '#8fd3e6', 4, 'fill-opacity=".55"'),
    patch([690, 470], [90, 12], '#8fd3e6', 6, 'fill-opacity=".5"'),
    patch([684, 467], [52, 6], '#e3f8fc', 8, 'fill-opacity=".6"'),
    shape(star(402, 452, 15, 6, 5, -70).data(), '#f0815c'),
    railing('left'),
    railing('right'),
    coil(628, 352, 0.62),
    ...LAMPS.map(([x, y, size]) => lantern(x, y + 26 * size, size)),
    glow('pool', '#fff8dc', [510, 400], [440, 110], 0.35),
    corners('#10304a', 0.5),
  ],
  near: () => [
    shape('M-30 600V446h66V600Z', '#3c2c30'),
    shape('M-30 446h66v16h-66z', '#6a5149'),
    shape('M-30 506h66v12h-66zM-30 524h66v12h-66z', '#b79a6c'),
    line('M36 516Q120 610 210 612', '#b79a6c', 13),
    fringe(40, 180, 622, 2.6, NEAR, 5),
    shape('M800 600Q850 520 930 512T1010 500V600Z', '#1f3d47'),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        `M${800 + i * 26} 604L${880 + i * 18} 496M${812 + i * 24} 500L${860 + i * 26} 604`,
        '#4f7a7c',
        2.6,
      ),
    ),
    float(866, 556, 27, '#3f9aa8'),
    float(930, 534, 32, '#d9825c'),
    float(975, 574, 24, '#e6c05c'),
  ],
  lights: () => [
    ...LAMPS.flatMap(([x, y, size], i) => [
      glow(`lamp${i}`, '#ffc66e', [x, y + 26 * size], [96 * size, 84 * size], 0.85),
      dot(x, y + 26 * size, 5 * size, 7 * size, '#fff3cf'),
    ]),
    glow('window0', '#ffd27c', [85, 234], [44, 34], 0.9),
    glow('window1', '#ffd27c', [954, 232], [48, 36], 0.9),
    glow('window2', '#ffd27c', [862, 246], [28, 22], 0.9),
    ...Array.from({ length: 20 }, (_, i) =>
      line(
        `M${460 + ((i * 53) % 84)} ${258 + i * 2.8}h${10 + ((i * 29) % 26)}`,
        '#f2f6ff',
        2,
        'stroke-opacity=".7"',
      ),
    ),
    glow('moon', '#dbe8ff', [500, 292], [80, 50], 0.6),
  ],
  platform: () => {
    const { x, y } = PLATFORM;
    const ring = (rx: number, ry: number, colour: string, width: number): string =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
    return [
      glow('shade', '#4a2f24', [x, y + 10], [258, 60], 0.6),
      dot(x, y + 3, 222, 40, '#8d6a48', 'fill-opacity=".55"'),
      dot(x, y, 220, 38, '#c3a075', 'fill-opacity=".9"'),
      ...[204, 172, 140, 108, 76].map((rx, i) => ring(rx, rx * 0.174, i % 2 ? '#d8bb8a' : '#a88558', 7 - i)),
      glow('top', '#fff4d0', [x - 20, y - 6], [150, 24], 0.5),
    ];
  },
});
