import { useState } from 'react';
import type { DexKind } from '../../../client/queries.ts';
import { matchupWords } from '../../../locales/en/matchups.ts';
import { speciesName, speciesText } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { CryButton } from '../../../ui/sound/CryButton.tsx';
import { MatchupRows } from '../../../ui/species/MatchupRows.tsx';
import { attacksOn } from '../../../ui/species/matchups.ts';
import { TypeTag } from '../../../ui/species/TypeTag.tsx';
import { type DexEntry, shownKind } from '../dex.ts';
import { Homes } from '../homes/Homes.tsx';
import { EvolutionLine } from './EvolutionLine.tsx';
import { Facts } from './Facts.tsx';
import { Kinds } from './Kinds.tsx';
import { Learnset } from './Learnset.tsx';
import { Research } from './research/Research.tsx';
import styles from './Species.module.css';
import { StatChart } from './StatChart.tsx';

interface Props {
  entry: DexEntry;
  dex: readonly DexEntry[];
  params: URLSearchParams;
}

/** All facts about a species that the player has seen. */
export function SpeciesSheet({ entry, dex, params }: Props) {
  const { species, number } = entry;
  const [kind, setKind] = useState<DexKind>(shownKind(entry));
  const { strong, weak, none } = attacksOn(species.types);
  return (
    <article className={styles.sheet} data-type={species.types[0]}>
      <div className={styles.portrait}>
        <header className={styles.head}>
          <p className={styles.number}>{pokedexWords.number(number)}</p>
          <h1 tabIndex={-1} className={styles.name}>
            {speciesName(species.name)}
          </h1>
          <p className={styles.tags}>
            {species.types.map((type) => (
              <TypeTag key={type} type={type} />
            ))}
            <Chip tone={species.rarity === 'legendary' ? 'gold' : undefined}>
              {pokedexWords.rarityOf[species.rarity]}
            </Chip>
            <CryButton species={species.id} />
          </p>
        </header>
        <Kinds entry={entry} onChange={setKind} />
      </div>
      <div className={styles.parts}>
        <Panel className={styles.part}>
          <p className={styles.text}>{speciesText(species.id, species.text)}</p>
          <Facts species={species} />
        </Panel>
        <StatChart species={species} kind={kind} />
        <Panel className={styles.part} aria-labelledby="matchups">
          <h2 id="matchups">{pokedexWords.matchups.title}</h2>
          <MatchupRows
            rows={[
              { label: matchupWords.weakTo, matchups: strong },
              { label: matchupWords.resists, matchups: weak },
              { label: matchupWords.immune, matchups: none },
            ].filter(({ matchups }) => matchups.length > 0)}
          />
          <Link className={styles.more} to={`/typechart?defend=${species.types.join(',')}`}>
            {pokedexWords.matchups.chart}
          </Link>
        </Panel>
        <EvolutionLine entry={entry} dex={dex} params={params} />
        <Homes species={species} dex={dex} />
        {/* A trial keeps no days and no notes. */}
        {!import.meta.env.TRIAL && <Research species={species} all={dex.length} />}
        <Learnset species={species} />
      </div>
    </article>
  );
}
