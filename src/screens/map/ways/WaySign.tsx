import { pageBehind, waysOn } from '../../../client/world/ways.ts';
import { walk } from '../../../client/world/world.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { wayWords } from '../../../locales/en/ways.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { mapTitle } from '../mapTitle.ts';
import styles from './Ways.module.css';

/** From this row on, the sign hangs at the top of the map, so that it does not cover the player. */
const LOW = 16;

/** What leads on from where the player stands: the next map, why its gate or a door is closed, or what is behind one. */
export function WaySign() {
  const world = useBridge((state) => state.world);
  const { exit, gate, door, shut } = waysOn(world);
  const { cell, pending, encounter, startingBattle } = world;
  if (!cell || pending || encounter || startingBattle || (!exit && !door && !shut)) return null;
  return (
    <section className={styles.sign} data-above={cell.y >= LOW || undefined} aria-label={wayWords.label}>
      {exit && gate && (
        <>
          <p role="status">{wayWords.closed(mapTitle(exit.to), gate)}</p>
          <LinkButton to="/gymbattle">{wayWords.gyms}</LinkButton>
        </>
      )}
      {exit && !gate && <Button onClick={() => walk(exit.side)}>{wayWords.to(mapTitle(exit.to))}</Button>}
      {shut && <p role="status">{wayWords.shut[shut]}</p>}
      {door && <LinkButton to={pageBehind(door)}>{wayWords.enter(door)}</LinkButton>}
    </section>
  );
}
