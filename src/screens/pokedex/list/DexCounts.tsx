import { openMaps } from '../../../../content/maps/types.ts';
import { MAP_NAMES } from '../../../../contract/shapes/map.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Measure } from '../../../ui/lists/table/Measure.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from '../Dex.module.css';
import { type DexEntry, isCaught, isSeen } from '../dex.ts';
import { mapsOf } from '../homes/habitats.ts';

const { counts } = pokedexWords;

interface Props {
  label: string;
  part: number;
  of: number;
}

/** A count with its label. `silent` adds "caught" for screen readers, where the label does not say it. */
function Count({ label, part, of, silent = false }: Props & { silent?: boolean }) {
  const words = (
    <>
      {label}
      {silent && <span className="visually-hidden"> {counts.caught}</span>}
    </>
  );
  return <Measure label={words} text={counts.of(part, of)} value={part} most={of} />;
}

/** The player's progress in the Pokedex. */
export function DexCounts({ dex }: { dex: readonly DexEntry[] }) {
  const reached = useBridge(({ session }) => session.profile?.maps);
  const known = MAP_NAMES.filter((map) => openMaps.includes(map) || reached?.includes(map));
  const caught = dex.filter(isCaught);
  const withKind = (kind: 2 | 3) => dex.filter((entry) => entry.caught.includes(kind)).length;
  return (
    <Panel className={styles.counts} aria-label={counts.label}>
      <Count label={counts.seen} part={dex.filter(isSeen).length} of={dex.length} />
      <Count label={counts.caught} part={caught.length} of={dex.length} />
      {known.map((map) => {
        const lives = ({ species }: DexEntry) => mapsOf(species.id).includes(map);
        return (
          <Count
            key={map}
            silent
            label={mapsWords.places[map].title}
            part={caught.filter(lives).length}
            of={dex.filter(lives).length}
          />
        );
      })}
      <Count silent label={counts.dark} part={withKind(2)} of={dex.length} />
      <Count silent label={counts.shiny} part={withKind(3)} of={dex.length} />
    </Panel>
  );
}
