import { fromOklch, hueTowards, toOklch } from './oklch.ts';

export type Tone = 'line' | 'deep' | 'shade' | 'base' | 'light';
export type Ramp = Readonly<Record<Tone, string>>;

const SHADOW_HUE = 285;
const SUN_HUE = 95;

/** Five tones of one colour: shadows shift towards violet, lights towards yellow. Greys get violet shadows. */
export function makeRamp(hex: string): Ramp {
  const { lightness, chroma, hue } = toOklch(hex);
  const grey = chroma < 0.03;
  const deepHue = grey ? SHADOW_HUE : hueTowards(hue, SHADOW_HUE, 34);
  return {
    base: hex,
    shade: fromOklch(
      lightness * 0.8 - 0.01,
      grey ? Math.max(chroma, 0.035) : chroma * 1.04,
      grey ? SHADOW_HUE : hueTowards(hue, SHADOW_HUE, 22),
    ),
    deep: fromOklch(lightness * 0.63 - 0.02, grey ? 0.045 : chroma * 0.98, deepHue),
    light: fromOklch(
      lightness + (1 - lightness) * 0.48,
      chroma * (lightness > 0.8 ? 0.7 : 0.78),
      grey ? 90 : hueTowards(hue, SUN_HUE, 12),
    ),
    line: fromOklch(0.16 + lightness * 0.17, grey ? 0.035 : Math.min(0.11, chroma * 0.75), deepHue),
  };
}

const DIMMER: Readonly<Record<Tone, Tone>> = {
  light: 'base',
  base: 'shade',
  shade: 'deep',
  deep: 'deep',
  line: 'line',
};

/** The next darker tone, for limbs on the far side; `deep` and `line` stay. */
export function dimmer(tone: Tone): Tone {
  return DIMMER[tone];
}
