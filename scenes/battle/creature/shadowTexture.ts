import { worldNow } from '../../../src/bridge/clock.ts';
import { lightAt } from '../../map/light.ts';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';

/** A soft shadow that lies away from the light of the hour, darkest where the feet are. */
export function shadowTexture(scene: StageScene, size: number): string {
  const { shade } = lightAt(worldNow());
  const [width, height] = [size, size * 0.2];
  const lean = Math.round(shade.x * 100);
  return paintOnce(scene, `shadow:${size}:${lean}`, { width, height }, scene.surface.scale, (context) => {
    const blot = (x: number, rx: number, ry: number, strength: number) => {
      context.save();
      context.translate(width / 2 + x, height / 2);
      context.scale(rx, ry);
      const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      soft.addColorStop(0, `rgba(20, 26, 44, ${strength})`);
      soft.addColorStop(0.6, `rgba(20, 26, 44, ${strength * 0.75})`);
      soft.addColorStop(1, 'rgba(20, 26, 44, 0)');
      context.fillStyle = soft;
      context.fillRect(-1, -1, 2, 2);
      context.restore();
    };
    blot((lean / 100) * size * 0.1, size * 0.38, size * 0.09, 0.7);
    blot(0, size * 0.27, size * 0.055, 0.8);
  });
}
