import { recordQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { oneOf, useAddress } from '../../hooks/useAddress.ts';
import { useKeptScroll } from '../../hooks/useKeptScroll.ts';
import { accountWords } from '../../locales/en/account.ts';
import { playerWords } from '../../locales/en/players.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { playerLink } from '../../ui/players/playerLink.ts';
import { Rarest } from '../../ui/players/Rarest.tsx';
import { TrainerCard } from '../../ui/players/TrainerCard.tsx';
import { Achievements } from './card/Achievements.tsx';
import { Badges } from './card/Badges.tsx';
import { Results } from './card/Results.tsx';
import { TitleChoice } from './card/TitleChoice.tsx';
import { Battles } from './history/Battles.tsx';
import { Ledger } from './history/Ledger.tsx';
import { Trades } from './history/Trades.tsx';
import styles from './Profile.module.css';
import type { TrainerRecord } from './record.ts';

const { records: words } = profileWords;

/** Battles won in a row: the best and the current streak. */
function Streaks({ record: { bestStreak, streak } }: { record: TrainerRecord }) {
  return (
    <div className={styles.streaks}>
      <dl>
        <div>
          <dt>{words.bestStreak}</dt>
          <dd>{words.wins(bestStreak)}</dd>
        </div>
        <div>
          <dt>{words.streak}</dt>
          <dd>{words.wins(streak)}</dd>
        </div>
      </dl>
      <p>{words.streakHint}</p>
    </div>
  );
}

/** Streaks, the rarest creature, and the results by type of battle. */
function Records({ record }: { record: TrainerRecord }) {
  return (
    <section className={styles.section} aria-label={words.title}>
      <div className={styles.proud}>
        <Streaks record={record} />
        <Rarest rarest={record.rarest} none={words.noRarest} />
      </div>
      <h3>{words.table}</h3>
      <Results counts={record.counts} />
    </section>
  );
}

const TABS = ['records', 'badges', 'achievements', 'coins', 'battles', 'trades'] as const;

/** The trainer card, and the detailed tabs below it. */
export function TrainerProfile() {
  const [params, change] = useAddress();
  const { reply, failure, retry } = useQuery(recordQuery);
  useKeptScroll();
  if (!reply) {
    return failure ? (
      <Panel width="narrow">
        <LoadFailed {...profileWords.failed} heading={1} failure={failure} onRetry={retry} />
      </Panel>
    ) : (
      <Loading text={profileWords.loading} heading={profileWords.title} />
    );
  }
  const { tabs, facts } = profileWords;
  return (
    <div className={styles.screen}>
      <h1>{profileWords.title}</h1>
      <TrainerCard
        name={reply.username}
        look={reply.look}
        since={reply.since}
        title={reply.title}
        studied={reply.studied}
        ribbons={reply.ribbons}
        facts={[
          [facts.pokemons, reply.pokemonCount],
          [facts.seen, reply.seen],
          [facts.caught, reply.caught],
          [facts.badges, reply.badges.length],
          [facts.steps, reply.steps],
          [facts.coins, reply.coins],
        ]}
      />
      <div className={styles.between}>
        {reply.titles && (
          <TitleChoice titles={reply.titles} worn={reply.title} studied={reply.studied ?? 0} />
        )}
        <div className={styles.account}>
          {/* A trial has no other players. */}
          {!import.meta.env.TRIAL && (
            <LinkButton variant="quiet" to={playerLink(reply.username)}>
              {playerWords.asOthers}
            </LinkButton>
          )}
          <LinkButton variant="quiet" to="/account">
            {accountWords.toAccount}
          </LinkButton>
        </div>
      </div>
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
          { value: 'achievements', label: tabs.achievements, panel: <Achievements /> },
          { value: 'coins', label: tabs.coins, panel: <Ledger held={reply.coins} /> },
          { value: 'battles', label: tabs.battles, panel: <Battles /> },
          { value: 'trades', label: tabs.trades, panel: <Trades /> },
        ]}
      />
    </div>
  );
}
