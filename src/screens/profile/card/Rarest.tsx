import { profileWords } from '../../../locales/en/profile.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import { kindPrefix } from '../../../ui/creatureCard/facts/kinds.ts';
import { Nickname } from '../../../ui/creatureCard/nickname/Nickname.tsx';
import { TypeTag } from '../../../ui/species/TypeTag.tsx';
import frame from '../../../ui/theme/Frame.module.css';
import styles from '../Profile.module.css';
import type { TrainerRecord } from '../record.ts';

const { records: words } = profileWords;

/** The player's rarest creature. */
export function Rarest({ rarest }: { rarest: TrainerRecord['rarest'] }) {
  return (
    <div className={styles.rarest} data-type={rarest?.types[0]}>
      <h3 className={styles.rarestTitle}>{words.rarest}</h3>
      {rarest ? (
        <>
          <div className={styles.window}>
            <CreaturePicture name={rarest.name} kind={rarest.kind} size={160} className={styles.picture} />
          </div>
          <div className={styles.rarestWords}>
            <p className={styles.rarestName}>
              <span className={styles.kind}>{kindPrefix(rarest.kind)}</span>
              {rarest.name}
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
        <p>{words.noRarest}</p>
      )}
    </div>
  );
}
