import { DIRECTIONS } from '../../../rules/world/types.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';

/** Says after each step where one stands and which ways are free. */
export function Steps() {
  const available = useBridge(({ world }) => world.available);
  const walked = useBridge(({ world }) => world.walked);
  const pending = useBridge(({ world }) => world.pending);
  const free = DIRECTIONS.filter((direction) => available?.[direction]).map(
    (direction) => en.map.way[direction],
  );
  return (
    <p className="visually-hidden" role="status">
      {available && !pending && walked && en.map.walked(en.map.way[walked])}
      {available && !pending && en.map.free(free.join(', '))}
    </p>
  );
}
