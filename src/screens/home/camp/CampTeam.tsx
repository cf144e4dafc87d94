import { teamQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { homeWords } from '../../../locales/en/home.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import styles from './Camp.module.css';
import { CampCreature } from './CampCreature.tsx';
import { TeamAway, TeamOnItsWay } from './TeamLines.tsx';

/** The player's team around the fire. While it is not there, a line before the fire says why. */
export function CampTeam() {
  const { reply, failure, retry } = useQuery(teamQuery);
  const team = reply?.pokemons;
  if (team && team.length > 0) {
    return (
      <ul className={styles.team} aria-label={homeWords.team}>
        {team.map((creature, order) => (
          <CampCreature key={creature.id} creature={creature} order={order} />
        ))}
      </ul>
    );
  }
  if (team) {
    return (
      <div className={styles.line}>
        {homeWords.nobody}
        <LinkButton to="/pokemons">{homeWords.chooseTeam}</LinkButton>
      </div>
    );
  }
  return failure ? <TeamAway onRetry={() => void retry()} /> : <TeamOnItsWay />;
}
