import { useBridge } from '../hooks/useBridge.ts';
import { consoleTexts } from '../locales/en/textMode/console.ts';
import { mapTexts } from '../locales/en/textMode/map.ts';
import { walkToPlace } from './commands/onMap.ts';
import { placeText, sightText, whereText } from './map/describe.ts';
import { surroundingsIn } from './map/here.ts';
import styles from './TextConsole.module.css';

/** The map from where the player stands: each direction, and the places with a button that walks there. */
export function Around() {
  const mapName = useBridge(({ world }) => world.mapName);
  const cell = useBridge(({ world }) => world.cell);
  const switches = useBridge(({ world }) => world.switches);
  const around = surroundingsIn({ mapName, cell, switches });
  if (!around) return null;
  return (
    <section className={styles.around} aria-label={consoleTexts.around}>
      <h2 className={styles.title}>{consoleTexts.around}</h2>
      <p>{whereText(around)}</p>
      <ul className={styles.sights}>
        {around.sights.map((sight) => (
          <li key={sight.direction} data-closed={sight.stretches.length === 0 || undefined}>
            {sightText(sight)}
          </li>
        ))}
      </ul>
      <ul className={styles.places}>
        {around.places.map((place) => (
          <li key={place.name}>
            <button
              type="button"
              className={styles.place}
              aria-disabled={!place.direction || undefined}
              aria-label={consoleTexts.walkTo(placeText(place))}
              onClick={() => walkToPlace(around, place)}
            >
              {mapTexts.places[place.name]} <span className={styles.steps}>{place.steps}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
