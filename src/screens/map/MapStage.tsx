import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { StageSlot } from '../../stage/StageSlot.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './Map.module.css';
import { mapTitle } from './mapTitle.ts';

/** The place of the painted map, with a description for those who do not see it. */
export function MapStage({ name }: { name: string }) {
  const cell = useBridge(({ world }) => world.cell);
  const slow = useBridge(({ world }) => world.slow);
  const description = cell ? en.map.canvas(mapTitle(name), cell.x + 1, cell.y + 1) : en.map.loading;
  return (
    <StageSlot name="map" description={description} busy={!cell || slow} className={styles.stage}>
      {!cell && (
        <span className={styles.arriving} role="status">
          <Spinner large />
          {en.map.loading}
        </span>
      )}
    </StageSlot>
  );
}
