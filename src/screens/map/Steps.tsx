import { DIRECTIONS } from '../../../contract/shapes/map.ts';
import { useBridge } from '../../app/useBridge.ts';
import { en } from '../../locales/en.ts';

/** Says after each step where one stands and which ways are free. */
export function Steps() {
  const available = useBridge(({ world }) => world.available);
  const facing = useBridge(({ world }) => world.facing);
  const pending = useBridge(({ world }) => world.pending);
  const free = DIRECTIONS.filter((direction) => available?.[direction]).map(
    (direction) => en.map.way[direction],
  );
  return (
    <p className="visually-hidden" role="status">
      {available && !pending && en.map.walked(en.map.way[facing], free.join(', '))}
    </p>
  );
}
