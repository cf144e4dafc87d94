import { useEffect, useState } from 'react';
import type { Species } from '../../../../rules/creatures/types.ts';
import { HOURS, type Hour } from '../../../../rules/world/types.ts';
import { hourNow } from '../../../bridge/clock.ts';
import { wandererText } from '../../../client/world/wanderer.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { type DexEntry, isSeen } from '../dex.ts';
import { HomeCard } from './HomeCard.tsx';
import { HomeMap } from './HomeMap.tsx';
import styles from './Homes.module.css';
import { HourChoice } from './HourChoice.tsx';
import { homesOf, mapsOf } from './habitats.ts';

/** The current hour of the game; re-renders when the next one begins. */
function useHourNow(): Hour {
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn);
    return () => clearTimeout(timer);
  });
  return hour;
}

interface Props {
  species: Species;
  dex: readonly DexEntry[];
}

const { homes: words } = pokedexWords;

/** Where, when and how often a species appears. */
export function Homes({ species, dex }: Props) {
  const [hour, setHour] = useState<Hour | null>(null);
  const now = useHourNow();
  const homes = homesOf(species.id);
  return (
    <Panel className={styles.panel} aria-labelledby="homes">
      <h2 id="homes">{words.title}</h2>
      {wandererText(species.id) && <p>{wandererText(species.id)}</p>}
      {homes.length === 0 ? (
        <Never species={species} dex={dex} />
      ) : (
        <>
          {homes.some(({ hours }) => hours.length < HOURS.length) && (
            <HourChoice hour={hour} now={now} onChange={setHour} />
          )}
          {mapsOf(species.id).map((map) => {
            const { title } = mapsWords.places[map];
            return (
              <section key={map} className={styles.map}>
                <HomeMap id={species.id} map={map} hour={hour} />
                <div className={styles.homes}>
                  {homes
                    .filter((home) => home.map === map)
                    .map((home) => (
                      <HomeCard key={home.ground} home={home} hour={hour} now={now} />
                    ))}
                  <LinkButton to="/map" state={{ mapName: map }}>
                    {words.go(title)}
                  </LinkButton>
                </div>
              </section>
            );
          })}
          <p className={styles.soft}>
            {words.key} {words.charms}
          </p>
        </>
      )}
    </Panel>
  );
}

function Never({ species, dex }: Props) {
  const before = dex.find((entry) => entry.species.evolution?.into === species.id);
  const { evolution } = before?.species ?? {};
  return (
    <p>
      {words.never}{' '}
      {before &&
        evolution &&
        isSeen(before) &&
        words.becomes(speciesName(before.species.name), evolution.level)}
    </p>
  );
}
