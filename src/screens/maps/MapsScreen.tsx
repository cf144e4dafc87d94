import { useEffect, useState } from 'react';
import { MAP_SIZES } from '../../../content/assets/mapPicture.ts';
import { openMaps } from '../../../content/maps/types.ts';
import { MAP_NAMES } from '../../../contract/shapes/map.ts';
import { resumeBattle } from '../../client/battle/resume.ts';
import { loadProfile } from '../../client/session/session.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { homeWords } from '../../locales/en/home.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './Maps.module.css';

/** A map to choose; the card is a link to it. */
function MapCard({ name, first }: { name: (typeof MAP_NAMES)[number]; first: boolean }) {
  const { title, text } = mapsWords.places[name];
  return (
    <Link className={styles.card} to="/map" state={{ mapName: name }} aria-label={name}>
      <Picture
        name={`maps/${name}`}
        alt={name}
        size={288}
        late={!first}
        drawn={MAP_SIZES}
        className={styles.picture}
      />
      <span className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        <span>{text}</span>
      </span>
    </Link>
  );
}

/**
 * Who wanders through the maps today; undefined until it is known, null without a network. It comes with the tables of all maps,
 * and only to who stays on this page: a player who goes straight to a map does not wait for it.
 */
function useWanderer(): string | null | undefined {
  // Not the text: it follows the language.
  const [read, setRead] = useState<(() => string | null) | null>(null);
  useEffect(() => {
    let isHere = true;
    const letGo = whenQuiet(() => {
      loadScript(import('../../client/world/wanderer.ts')).then(
        ({ wandererText }) => isHere && setRead(() => wandererText),
        () => isHere && setRead(() => () => null),
      );
    });
    return () => {
      isHere = false;
      letGo();
    };
  }, []);
  return read?.();
}

/** The list of maps. If the profile cannot be loaded, the session ends and the login screen follows. */
export default function MapsScreen() {
  const reached = useBridge(({ session }) => session.profile?.maps);
  const offered = MAP_NAMES.filter((name) => openMaps.includes(name) || reached?.includes(name));
  const wanderer = useWanderer();
  const inBattle = useBridge(({ session }) => session.profile?.inBattle === true);
  useEffect(() => {
    // Nothing to show here: a failure leads to the login screen.
    loadProfile().catch(() => undefined);
  }, []);
  return (
    <div className={styles.screen}>
      <h1>{mapsWords.title}</h1>
      {inBattle ? (
        <Panel width="narrow" className={styles.open}>
          <p>{mapsWords.inBattle}</p>
          <Button variant="go" onClick={() => void resumeBattle()}>
            {homeWords.resume}
          </Button>
        </Panel>
      ) : (
        <p>{mapsWords.hint}</p>
      )}
      {/* Its place is kept, so that the maps below do not move when it comes. */}
      <p className={styles.wanderer} data-pending={wanderer === undefined || undefined}>
        {wanderer}
      </p>
      <ul className={styles.maps}>
        {offered.map((name, index) => (
          <li key={name}>
            <MapCard name={name} first={index === 0} />
          </li>
        ))}
        {offered.length < MAP_NAMES.length && <li className={styles.more}>{mapsWords.more}</li>}
      </ul>
    </div>
  );
}
