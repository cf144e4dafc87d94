import { worldNow } from '../../../src/bridge/clock.ts';
import { lightAt } from '../../map/light.ts';

/** How much of the hour's light falls on a battle: less than on the map, as nobody carries a lantern here. */
const share = 0.8;

/** Lays the light of the hour over what is painted, also where nothing is: cut that off again. */
export function layLight(context: CanvasRenderingContext2D, width: number, height: number): void {
  const tones = lightAt(worldNow()).sky.map((tone) => Math.round(255 + (tone - 255) * share));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${tones.join(',')})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
