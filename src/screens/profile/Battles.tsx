import { getBattles } from '../../../contract/journal.ts';
import { request } from '../../api/request.ts';
import { usePage } from '../../app/usePage.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/more/Pager.tsx';
import { BattleRow } from './BattleRow.tsx';
import { Failed } from './Failed.tsx';
import list from './List.module.css';
import styles from './Profile.module.css';

const { battles: words } = profileWords;

/** The battles that are over, newest first; the latest can be watched again. */
export function Battles() {
  const { reply, loading, failed, retry, skip, turn, top } = usePage('battles', (from) =>
    request(getBattles, { skip: from }),
  );
  if (failed && !reply) return <Failed onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  if (reply.count === 0) {
    return (
      <Empty title={words.noneTitle} text={words.noneText} creature="owlumen" heading={3}>
        <LinkButton to="/maps" look="primary">
          {words.toMaps}
        </LinkButton>
      </Empty>
    );
  }
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3 ref={top} tabIndex={-1}>
        {words.title}
      </h3>
      <ol className={list.rows} aria-busy={loading}>
        {reply.battles.map((battle) => (
          <li key={battle.id}>
            <BattleRow battle={battle} />
          </li>
        ))}
      </ol>
      <Pager skip={skip} count={reply.count} busy={loading} onSkip={turn} />
    </section>
  );
}
