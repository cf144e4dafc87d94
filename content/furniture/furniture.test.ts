import { describe, expect, it } from 'vitest';
import { maps } from '../maps/index.ts';
import { campWith, placingFault } from './camp.ts';
import { fitsSpot, isPiece, PIECE_NAMES, pieces, SPOT_NAMES, spots } from './spots.ts';
import { furniture, wares } from './wares.ts';

describe('the furniture', () => {
  it('is twenty pieces or more, each sold once, named, and with a spot where it fits', () => {
    expect(PIECE_NAMES.length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(furniture)).toEqual(PIECE_NAMES);
    expect(new Set(PIECE_NAMES.map((piece) => furniture[piece].name)).size).toBe(PIECE_NAMES.length);
    for (const piece of PIECE_NAMES) {
      expect(furniture[piece]).toMatchObject({ most: 1, furniture: true, canShow: true });
      expect(SPOT_NAMES.some((spot) => fitsSpot(piece, spot))).toBe(true);
    }
  });

  it('is of a middle and a high price: all of it costs more than a month brings', () => {
    const prices = PIECE_NAMES.map((piece) => furniture[piece].price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1000);
    expect(prices.reduce((sum, price) => sum + price, 0)).toBeGreaterThan(200_000);
  });

  it('shines within its picture only', () => {
    for (const shown of Object.values(pieces))
      for (const [x, y] of 'lamps' in shown ? shown.lamps : [])
        expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.5);
  });
});

describe('a camp', () => {
  const owned = new Set(['bench', 'plaid-rug', 'nball']);

  it('shows what stands in its spots, without what is not owned, unknown, or does not fit', () => {
    const placed = { frontLeft: 'bench', rug: 'plaid-rug', line: 'bunting', middle: 'gone', tent: 'bench' };
    const { placed: shown, owned: all } = campWith(placed, owned);
    expect(shown.map(({ spot, piece }) => [spot, piece])).toEqual([
      ['rug', 'plaid-rug'],
      ['frontLeft', 'bench'],
    ]);
    expect(all.map(({ piece }) => piece)).toEqual(['plaid-rug', 'bench']);
    expect(isPiece('toString')).toBe(false);
  });

  it.each([
    ['attic', 'bench', 'no spot'],
    ['middle', 'throne', 'no piece'],
    ['middle', 'telescope', 'not owned'],
    ['rug', 'bench', 'does not fit'],
    ['middle', 'bench', null],
    ['middle', null, null],
  ])('in %s: %s is answered with %s', (spot, piece, fault) => {
    expect(placingFault(spot, piece, owned)).toBe(fault);
  });

  it('has its spots on the painting', () => {
    for (const { across, up, width } of Object.values(spots)) {
      expect(Math.abs(across) + width / 2).toBeLessThan(800);
      expect(up).toBeLessThan(720);
    }
  });
});

it('three towns and more sell wares that no other mart has, each of them three or more', () => {
  const onlyIn = new Map<string, string[]>();
  for (const [key, { sold, canShow }] of Object.entries(wares))
    if (canShow && sold?.length === 1) onlyIn.set(sold[0] ?? '', [...(onlyIn.get(sold[0] ?? '') ?? []), key]);
  expect(onlyIn.size).toBeGreaterThanOrEqual(3);
  for (const [town, own] of onlyIn) {
    expect(maps[town as keyof typeof maps].objects.some(({ kind }) => kind === 'mart')).toBe(true);
    expect(own.length).toBeGreaterThanOrEqual(3);
  }
});
