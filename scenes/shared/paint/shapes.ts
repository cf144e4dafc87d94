import type { Draw } from './paint.ts';

export const ink = '#3b3450';

export type ShapeName =
  | 'star'
  | 'drop'
  | 'leaf'
  | 'flame'
  | 'bolt'
  | 'flake'
  | 'bubble'
  | 'stone'
  | 'ring'
  | 'crescent'
  | 'heart'
  | 'feather'
  | 'diamond'
  | 'puff'
  | 'arrow';

/** Size of a particle's picture, in units. */
export const particleSize = 32;

/** Outlines in a square from -1 to 1, as SVG paths. */
export const outlines: Readonly<Record<ShapeName, string>> = {
  star: 'M0-1Q.27-.27 1 0Q.27.27 0 1Q-.27.27-1 0Q-.27-.27 0-1Z',
  drop: 'M0-1C.2-.45.7-.05.7.35A.7.65 0 0 1-.7.35C-.7-.05-.2-.45 0-1Z',
  leaf: 'M-.8.8C-1-.2-.3-.9.9-.9C1 .3.3 1-.8.8Z',
  flame: 'M.1-1C.2-.5.8-.2.75.35A.75.65 0 0 1-.75.35C-.75 0-.5-.15-.45-.5C-.2-.4-.1-.2-.1 0C.1-.3.2-.6.1-1Z',
  bolt: 'M.25-1L-.6.15L-.05.15L-.3 1L.65-.25L.05-.25L.55-1Z',
  flake:
    'M-.12-1L.12-1L.12-.2L.8-.6L.92-.4L.24 0L.92.4L.8.6L.12.2L.12 1L-.12 1L-.12.2L-.8.6L-.92.4L-.24 0L-.92-.4L-.8-.6L-.12-.2Z',
  bubble: 'M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z',
  stone: 'M-.5-.75L.35-.85L.9-.1L.6.7L-.35.8L-.9.15Z',
  ring: 'M0-.95A.95.95 0 1 1 0 .95A.95.95 0 1 1 0-.95ZM0-.5A.5.5 0 1 0 0 .5A.5.5 0 1 0 0-.5Z',
  crescent: 'M.35-.95A1 1 0 1 0 .35.95A.85.85 0 0 1 .35-.95Z',
  heart: 'M0 .9C-1.3 0-.9-.9-.4-.8C-.15-.75 0-.5 0-.4C0-.5.15-.75.4-.8C.9-.9 1.3 0 0 .9Z',
  feather: 'M-.85.85C-.9.1-.3-.75.9-.9C.75.3 0 .6-.45.6L-.7.9Z',
  diamond: 'M0-1L.6 0L0 1L-.6 0Z',
  arrow: 'M0-1L.9.05L.38.05L.38 1L-.38 1L-.38.05L-.9.05Z',
  puff: 'M-.5.6A.45.45 0 0 1-.6-.2A.5.5 0 0 1 .1-.65A.55.55 0 0 1 .7-.05A.4.4 0 0 1 .5.6Z',
};

/** Draws one particle: a bright shape with a coloured outline, light from the upper left. */
export function drawShape(shape: ShapeName, fill: string, line: string): Draw {
  return (context) => {
    const path = new Path2D(outlines[shape]);
    const radius = particleSize / 2 - 4;
    context.translate(particleSize / 2, particleSize / 2);
    context.scale(radius, radius);
    context.lineJoin = 'round';
    context.lineWidth = 3.6 / radius;
    context.strokeStyle = line;
    context.stroke(path);
    context.fillStyle = fill;
    context.fill(path, 'evenodd');
    context.clip(path, 'evenodd');
    context.fillStyle = 'rgba(255, 255, 255, 0.45)';
    context.beginPath();
    context.arc(-0.45, -0.5, 0.62, 0, Math.PI * 2);
    context.fill();
  };
}
