import { worldNow } from '../../../src/bridge/clock.ts';
import { lightAt } from '../../map/light.ts';

/** Share of the hour's light in a battle. Less than 1, because unlike on the map there is no lantern. */
const share = 0.8;

/** Multiplies a painting with the hour's light. This also fills transparent pixels: the caller has to clear them. */
export function layLight(context: CanvasRenderingContext2D, width: number, height: number): void {
  const tones = lightAt(worldNow()).sky.map((tone) => Math.round(255 + (tone - 255) * share));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${tones.join(',')})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
