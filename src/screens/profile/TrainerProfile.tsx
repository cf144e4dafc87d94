import { recordQuery } from '../../client/queries.ts';
import { oneOf, useAddress } from '../../hooks/useAddress.ts';
import { useKeptScroll } from '../../hooks/useKeptScroll.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Tabs } from '../../ui/more/Tabs.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Badges } from './Badges.tsx';
import { Battles } from './Battles.tsx';
import { Failed } from './Failed.tsx';
import { Ledger } from './Ledger.tsx';
import styles from './Profile.module.css';
import { Records } from './Records.tsx';
import { Trades } from './Trades.tsx';
import { TrainerCard } from './TrainerCard.tsx';

const TABS = ['records', 'badges', 'coins', 'battles', 'trades'] as const;

/** The trainer card, and below it what is told in more words. */
export function TrainerProfile() {
  const [params, change] = useAddress();
  const { reply, failure, retry } = useQuery(recordQuery);
  useKeptScroll();
  if (!reply) {
    return failure ? (
      <Panel width="narrow">
        <Failed heading={1} onRetry={retry} />
      </Panel>
    ) : (
      <Loading text={profileWords.loading} />
    );
  }
  const { tabs } = profileWords;
  return (
    <div className={styles.screen}>
      <h1>{profileWords.title}</h1>
      <TrainerCard record={reply} />
      <Tabs
        label={profileWords.sections}
        first={oneOf(params, 'tab', TABS)}
        onChange={(tab) => change({ tab: tab === TABS[0] ? null : tab, skip: null })}
        tabs={[
          { value: 'records', label: tabs.records, panel: <Records record={reply} /> },
          {
            value: 'badges',
            label: tabs.badges,
            note: String(reply.badges.length),
            panel: <Badges won={reply.badges} />,
          },
          { value: 'coins', label: tabs.coins, panel: <Ledger held={reply.coins} /> },
          { value: 'battles', label: tabs.battles, panel: <Battles /> },
          { value: 'trades', label: tabs.trades, panel: <Trades /> },
        ]}
      />
    </div>
  );
}
