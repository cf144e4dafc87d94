import { FirstHint } from '../../../hints/FirstHint.tsx';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import { NothingOwned } from '../shared/NothingOwned.tsx';
import { Members } from './Members.tsx';
import styles from './Team.module.css';
import { useTeam } from './useTeam.ts';

/** The player's team, in the order in which it fights. */
export default function TeamScreen() {
  const team = useTeam();
  const { members, failure, reload } = team;
  return (
    <div className={styles.screen}>
      <h1>{creatureWords.team}</h1>
      <FirstHint name="team" />
      {failure && <LoadFailed {...creatureWords.empty.failed} failure={failure} onRetry={reload} />}
      {!failure && !members && <Loading text={creatureWords.fetchingTeam} />}
      {members?.length === 0 && <NothingOwned title={creatureWords.empty.teamTitle} />}
      {members && members.length > 0 && <Members team={team} members={members} />}
    </div>
  );
}
