import { addressWith } from '../../../hooks/useAddress.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { DexPicture } from '../../../ui/species/DexPicture.tsx';
import { type DexEntry, isSeen, shownKind } from '../dex.ts';
import styles from './EvolutionLine.module.css';
import { evolutionLine } from './evolutionLine.ts';

interface Props {
  entry: DexEntry;
  dex: readonly DexEntry[];
  params: URLSearchParams;
}

const { line: words } = pokedexWords;

/** The evolution line of a species, with the levels. */
export function EvolutionLine({ entry, dex, params }: Props) {
  const line = evolutionLine(entry.species).flatMap(
    (each) => dex.find(({ species }) => species === each) ?? [],
  );
  return (
    <Panel className={styles.panel} aria-labelledby="line">
      <h2 id="line">{words.title}</h2>
      {line.length === 1 && <p>{words.alone}</p>}
      {line.length > 1 && (
        <ol className={styles.line}>
          {line.map((member, index) => {
            const seen = isSeen(member);
            const { id, name } = member.species;
            const before = line[index - 1]?.species.evolution;
            return (
              <li key={id} className={styles.step} data-type={seen ? member.species.types[0] : undefined}>
                {before && <span className={styles.level}>{words.level(before.level)}</span>}
                <Link
                  className={styles.member}
                  to={addressWith(params, { name: id })}
                  aria-current={member === entry ? 'page' : undefined}
                >
                  <span className={styles.window} aria-hidden="true">
                    <DexPicture
                      name={id}
                      kind={shownKind(member)}
                      seen={seen}
                      size={112}
                      className={styles.picture}
                    />
                  </span>
                  {seen ? name : pokedexWords.unseen}
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
