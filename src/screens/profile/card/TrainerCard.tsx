import { avatarWords } from '../../../locales/en/avatars.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { dayOf } from '../../../ui/dates.ts';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import type { TrainerRecord } from '../record.ts';
import styles from './TrainerCard.module.css';

const { facts: words, number } = profileWords;

/** The player's name and look, with the most important numbers. */
export function TrainerCard({ record }: { record: TrainerRecord }) {
  const { username, look, since, steps, pokemonCount, seen, caught, badges, coins } = record;
  const facts = [
    [words.pokemons, pokemonCount],
    [words.seen, seen],
    [words.caught, caught],
    [words.badges, badges.length],
    [words.steps, steps],
    [words.coins, coins],
  ] as const;
  return (
    <Panel className={styles.card} aria-label={profileWords.card}>
      <div className={styles.window}>
        <Picture
          name={`characters/${look}`}
          alt={`${avatarWords.looks[look].name}. ${avatarWords.looks[look].text}`}
          size={192}
          className={styles.figure}
        />
      </div>
      <div className={styles.who}>
        <h2 className={styles.name}>{username}</h2>
        <p className={styles.since}>
          {profileWords.since} <time dateTime={since}>{dayOf(since)}</time>
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
