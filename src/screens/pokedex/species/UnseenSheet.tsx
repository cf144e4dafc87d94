import { mapsWords } from '../../../locales/en/maps.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { DexPicture } from '../../../ui/species/DexPicture.tsx';
import { type DexEntry, isSeen } from '../dex.ts';
import { mapsOf } from '../homes/habitats.ts';
import { EvolutionLine } from './EvolutionLine.tsx';
import { evolutionLine } from './evolutionLine.ts';
import styles from './Species.module.css';

interface Props {
  entry: DexEntry;
  dex: readonly DexEntry[];
  params: URLSearchParams;
}

/**
 * An unseen species: its silhouette and a hint. Its evolution line is shown once the player has seen a member of it.
 */
export function UnseenSheet({ entry, dex, params }: Props) {
  const { species, number } = entry;
  const maps = mapsOf(species.id).map((map) => mapsWords.places[map].title);
  const line = evolutionLine(species);
  const relatives = dex.filter((each) => line.includes(each.species) && isSeen(each));
  const { hint } = pokedexWords;
  return (
    <article className={styles.sheet}>
      <div className={styles.portrait}>
        <header className={styles.head}>
          <p className={styles.number}>{pokedexWords.number(number)}</p>
          <h1 tabIndex={-1} className={styles.name}>
            {pokedexWords.unseen}
          </h1>
        </header>
        <Panel>
          <div className={styles.window} aria-hidden="true">
            <DexPicture name={species.id} kind={1} seen={false} size={320} className={styles.picture} />
          </div>
        </Panel>
      </div>
      <div className={styles.parts}>
        <Panel className={styles.part} aria-labelledby="hint">
          <h2 id="hint">{pokedexWords.hintTitle}</h2>
          <p>{pokedexWords.hintText}</p>
          <p>{maps.length > 0 ? hint.wild(maps) : hint.evolves}</p>
        </Panel>
        {relatives.length > 0 && <EvolutionLine entry={entry} dex={dex} params={params} />}
      </div>
    </article>
  );
}
