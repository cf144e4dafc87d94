import { dot, line } from '../terrain/svg.ts';
import { stone, tuft } from './scenery.ts';

/** The round patch of ground on which a creature stands, seen at a low angle. */
export const PLATFORM = { width: 520, height: 132, centreX: 260, centreY: 62 } as const;

interface PlatformLook {
  readonly side: string;
  readonly rim: string;
  readonly top: string;
  readonly light: string;
  readonly blade?: string;
}

export const PLATFORMS = {
  meadow: { side: '#5a9e4c', rim: '#d9eaa2', top: '#c4dd86', light: '#d3e79a', blade: '#5da350' },
  wood: { side: '#4d7d48', rim: '#c9d98c', top: '#a9c46f', light: '#bcd283', blade: '#4f8a4a' },
  shore: { side: '#c9a768', rim: '#fff3cf', top: '#f6e3b0', light: '#fdf0cb' },
  rocks: { side: '#8b7a69', rim: '#ece0cb', top: '#d3c4ab', light: '#e2d5be' },
} as const satisfies Record<string, PlatformLook>;
export type StageName = keyof typeof PLATFORMS;

const EDGE_TUFTS = [
  [34, 74, 0.8],
  [74, 96, 0.9],
  [150, 112, 1],
  [352, 114, 1],
  [446, 96, 0.9],
  [490, 72, 0.8],
] as const;

export function paintPlatform(name: StageName): string {
  const look: PlatformLook = PLATFORMS[name];
  const { centreX: x, centreY: y } = PLATFORM;
  const rings = [
    dot(x, y + 14, 250, 52, look.side),
    dot(x, y, 248, 48, look.rim),
    dot(x, y - 1, 226, 40, look.top),
    dot(x - 24, y - 8, 160, 24, look.light),
  ].join('');
  if (look.blade !== undefined) {
    const { blade } = look;
    return rings + EDGE_TUFTS.map(([tx, ty, size]) => tuft(tx, ty, size, blade)).join('');
  }
  if (name === 'rocks') {
    const pebble = (px: number, py: number, size: number): string =>
      stone(px, py, size, '#8f8074', '#b8ab9b', '#d6cbbb');
    return rings + pebble(48, 84, 0.5) + pebble(92, 104, 0.4) + pebble(470, 88, 0.5) + pebble(420, 106, 0.34);
  }
  const ripple = (rx: number, ry: number): string => line(`M${rx} ${ry}q22-9 44 0`, '#e2c88c', 4);
  return rings + ripple(120, 74) + ripple(330, 82) + ripple(220, 44) + ripple(380, 50);
}
