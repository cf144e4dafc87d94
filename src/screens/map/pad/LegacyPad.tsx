import { DIRECTIONS } from '../../../../rules/world/types.ts';
import { walk } from '../../../client/world/world.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { mapWords } from '../../../locales/en/map.ts';

/** A second pad for assistive technology only: eight plain buttons with the same names as those of the other pad. */
export function LegacyPad() {
  const available = useBridge(({ world }) => world.available);
  return (
    <fieldset className="visually-hidden">
      <legend>{mapWords.legacyPad}</legend>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          tabIndex={-1}
          disabled={!available?.[direction]}
          onClick={() => walk(direction)}
        >
          {mapWords.move[direction]}
        </button>
      ))}
    </fieldset>
  );
}
