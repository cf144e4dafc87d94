import { gymsQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { regionName } from '../../../locales/en/named/leaders.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import { BadgeList } from '../../../ui/players/Badge.tsx';
import type { TrainerRecord } from '../record.ts';
import styles from './Badges.module.css';
import { badgeBoard } from './badgeBoard.ts';

const { badges: words } = profileWords;

/** All badges, won or not, by region. */
export function Badges({ won }: { won: TrainerRecord['badges'] }) {
  const { reply, failure, retry } = useQuery(gymsQuery);
  if (failure && !reply) return <LoadFailed {...profileWords.failed} failure={failure} onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  return (
    <div className={styles.board}>
      {badgeBoard(reply, won).map(({ name, places, won: count }) => (
        <section key={name} aria-label={regionName(name)}>
          <header className={styles.head}>
            <h3>{regionName(name)}</h3>
            <p>{words.progress(count, places.length)}</p>
          </header>
          <BadgeList places={places} />
        </section>
      ))}
      <LinkButton to="/gymbattle">{words.toGyms}</LinkButton>
    </div>
  );
}
