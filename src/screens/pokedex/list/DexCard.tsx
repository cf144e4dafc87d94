import { addressWith } from '../../../hooks/useAddress.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { DexPicture } from '../../../ui/species/DexPicture.tsx';
import { KindMark } from '../../../ui/species/KindMark.tsx';
import { type DexEntry, isCaught, isSeen, shownKind } from '../dex.ts';
import styles from './DexCard.module.css';

interface Props {
  entry: DexEntry;
  params: URLSearchParams;
  /** False while its picture is to wait; its room is kept. */
  pictured: boolean;
}

/** A species in the grid; an unseen one is a silhouette with its number. */
export function DexCard({ entry, params, pictured }: Props) {
  const { species, number, seen, caught } = entry;
  const known = isSeen(entry);
  const mark = isCaught(entry) ? 'caught' : known ? 'seen' : 'unseen';
  return (
    <li
      className={styles.card}
      data-species={species.id}
      data-type={known ? species.types[0] : undefined}
      data-mark={mark}
    >
      <p className={styles.top}>
        <span>{pokedexWords.number(number)}</span>
        {mark === 'caught' && <Picture name="items/nball" alt="" size={22} />}
      </p>
      <span className={styles.window} aria-hidden="true">
        {pictured ? (
          <DexPicture
            name={species.id}
            kind={shownKind(entry)}
            seen={known}
            size={128}
            lazy
            className={styles.picture}
          />
        ) : (
          <span className={styles.picture} />
        )}
      </span>
      <Link className={styles.link} to={addressWith(params, { name: species.id })}>
        {known ? speciesName(species.name) : pokedexWords.unseen}
      </Link>
      <span className="visually-hidden">{pokedexWords.mark[mark]}</span>
      {known && (
        <p className={styles.facts}>
          {species.types.map((type) => (
            <TypeIcon key={type} type={type} size={20} />
          ))}
          {([2, 3] as const)
            .filter((kind) => seen.includes(kind))
            .map((kind) => (
              <KindMark key={kind} kind={kind} caught={caught.includes(kind)} />
            ))}
        </p>
      )}
    </li>
  );
}
