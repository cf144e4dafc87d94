import type { Creature } from '../../../contract/shapes/creature.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { Link } from '../buttons/Link.tsx';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import { KindedName } from '../creatureCard/facts/KindedName.tsx';
import { Nickname } from '../creatureCard/nickname/Nickname.tsx';
import { TypeTag } from '../species/TypeTag.tsx';
import frame from '../theme/Frame.module.css';
import styles from './Rarest.module.css';
import picture from './Window.module.css';

const { records: words } = profileWords;

interface Props {
  /** Null if the player has none. */
  rarest: Pick<Creature, 'name' | 'nickname' | 'kind' | 'level' | 'types'> | null;
  /** What is said if there is none. */
  none: string;
}

/** A player's rarest creature. */
export function Rarest({ rarest, none }: Props) {
  return (
    <div className={styles.rarest} data-type={rarest?.types[0]}>
      <h3 className={styles.title}>{words.rarest}</h3>
      {rarest ? (
        <>
          <div className={`${styles.window} ${picture.window}`}>
            <CreaturePicture name={rarest.name} kind={rarest.kind} size={160} className={picture.picture} />
          </div>
          <div className={styles.words}>
            <p className={styles.name}>
              <KindedName kind={rarest.kind} name={rarest.name} className={styles.kind} />
              <Nickname of={rarest} />
            </p>
            <p>{words.level(rarest.level)}</p>
            <p className={styles.tags}>
              {rarest.types.map((type) => (
                <TypeTag key={type} type={type} />
              ))}
            </p>
            <Link className={frame.link} to={`/pokedex?name=${rarest.name.toLowerCase()}`}>
              {words.inPokedex}
            </Link>
          </div>
        </>
      ) : (
        <p>{none}</p>
      )}
    </div>
  );
}
