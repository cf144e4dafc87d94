import { frameOf } from '../../../content/titles/frames.ts';
import type { Avatar } from '../../../contract/shapes/avatar.ts';
import { avatarWords } from '../../locales/en/avatars.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { dayOf } from '../dates.ts';
import { Panel } from '../panels/Panel.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Ribbons, type WonCup } from './Ribbons.tsx';
import styles from './TrainerCard.module.css';

interface Props {
  name: string;
  look: Avatar;
  /** Creation time of the account. */
  since: string;
  facts: readonly (readonly [label: string, amount: number])[];
  /** Id of the title that the player wears. */
  title?: string | undefined;
  /** Species that the player has studied: the frame follows from it. */
  studied?: number | undefined;
  /** How often the player has won each tournament. */
  ribbons?: readonly WonCup[] | undefined;
}

/** A player's name and look, with the most important numbers. */
export function TrainerCard({ name, look, since, facts, title, studied = 0, ribbons = [] }: Props) {
  const worn = title ? titleWords.of(title) : '';
  return (
    <Panel className={styles.card} aria-label={profileWords.card} data-frame={frameOf(studied) || undefined}>
      <div className={styles.window}>
        <Picture
          name={`characters/${look}`}
          alt={`${avatarWords.looks[look].name}. ${avatarWords.looks[look].text}`}
          size={192}
          className={styles.figure}
        />
      </div>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {worn && <p className={styles.title}>{worn}</p>}
        <p className={styles.since}>
          {profileWords.since} <time dateTime={since}>{dayOf(since)}</time>
        </p>
        {ribbons.length > 0 && <Ribbons ribbons={ribbons} />}
      </div>
      <dl className={styles.facts} data-even={facts.length % 3 === 0 ? undefined : true}>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{profileWords.number(amount)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
