import type { FormOptions } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';

export interface BlossomColours {
  readonly petal?: string;
  readonly stamen?: string;
}

/** A flower of `count` round petals seen from the front. */
export function blossom(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  count = 5,
  colours: BlossomColours = {},
  options: FormOptions = {},
): void {
  const { petal = 'petal', stamen = 'stamen' } = colours;
  const petals = Array.from({ length: count }, (_, i) => {
    const angle = ((i * 360) / count - 90) * (Math.PI / 180);
    const [dx, dy] = [Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62];
    return ellipse(x + dx, y + dy, radius * 0.52);
  });
  scene.form(petals, { ramp: petal, lineWidth: 0.75, shade: 2, ...options });
  scene.flat(ellipse(x, y, radius * 0.34), stamen);
}
