/** The place at `radius` from (x, y) in the direction `degrees` (0 right, 90 down). */
export function polar(x: number, y: number, radius: number, degrees: number, radiusY = radius) {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radiusY] as const;
}
