import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('src/ui/theme/tokens.css', 'utf8');
const [, high = ''] = /\[data-contrast="high"\],[^{]*\{([^}]*)\}/.exec(text) ?? [];
/** The style sheet that high contrast makes of the one: the first value of a token counts. */
const HIGH = high + text;

/** The colour of a token by day (0) or by night (1), as six digits. */
function colour(name: string, hour: 0 | 1, sheet: string = text): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const named = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (named) return colour(named, hour, sheet);
  const colours = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.slice(1) ?? [value, value];
  const digits = (colours[hour] ?? '').slice(1);
  return digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two tokens, 1 to 21. */
function contrast(one: string, other: string, hour: 0 | 1, sheet: string = text): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colour(name, hour, sheet)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'paper-deep', 'raised', 'brand-soft', 'sky-high', 'sky-low'];
const WORDS = [
  ...GROUNDS.map((ground) => ['text', ground] as const),
  ...['paper', 'paper-deep', 'raised', 'brand-soft'].map((ground) => ['text-soft', ground] as const),
  ...['paper', 'paper-deep', 'brand-soft'].map((ground) => ['brand-text', ground] as const),
  ['danger', 'paper'] as const,
  ['go-text', 'paper'] as const,
  ['ink', 'gold'] as const,
  ['ink', 'cream'] as const,
  ...['brand-strong', 'go', 'stop', 'tell'].map((ground) => ['on-strong', ground] as const),
];
const SHAPES = [
  ...['paper', 'paper-deep'].map((ground) => ['line', ground] as const),
  ...['paper', 'sky-high', 'sky-low'].map((ground) => ['focus', ground] as const),
  ...['paper', 'paper-deep'].map((ground) => ['line-soft', ground] as const),
];

describe.each(['dawn', 'dusk', 'night'])('in the sky of %s', (name) => {
  const [, block = ''] = new RegExp(`\\[data-sky="${name}"\\] \\{([^}]*)\\}`).exec(text) ?? [];
  const sheet = block + text;

  it.each(['sky-high', 'sky-low'])('words can be read on --%s, and the focus can be seen', (ground) => {
    for (const hour of [0, 1] as const) {
      expect(contrast('text', ground, hour, sheet)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('focus', ground, hour, sheet)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('the skin colour of the specification is a token', () => {
  expect(colour('skin', 0)).toBe('ce5a67');
  expect(colour('brand', 1)).toBe('ce5a67');
});

describe.each([
  ['by day', 0],
  ['by night', 1],
] as const)('%s', (_name, hour) => {
  it.each(WORDS)('words in --%s can be read on --%s', (word, ground) => {
    expect(contrast(word, ground, hour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('what is drawn in --%s can be seen on --%s', (shape, ground) => {
    expect(contrast(shape, ground, hour)).toBeGreaterThanOrEqual(3);
  });

  it.each(WORDS)('high contrast makes words in --%s stand out on --%s as AAA wants it', (word, ground) => {
    expect(contrast(word, ground, hour, HIGH)).toBeGreaterThanOrEqual(7);
  });

  it.each(SHAPES)('high contrast makes what is drawn in --%s stand out on --%s', (shape, ground) => {
    expect(contrast(shape, ground, hour, HIGH)).toBeGreaterThanOrEqual(4.5);
  });
});
