import type { CreatureType } from '../../../rules/creatures/types.ts';
import { teamQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { CreaturePicture } from '../../ui/creatureCard/CreaturePicture.tsx';
import styles from './Typechart.module.css';

/** The player's team; a press on a creature makes it the target. Renders nothing if it cannot be loaded. */
export function TeamPicks({ onPick }: { onPick: (types: readonly CreatureType[]) => void }) {
  const { reply, failure } = useQuery(teamQuery);
  const team = reply?.pokemons ?? [];
  if (team.length === 0 && (reply || failure)) return null;
  return (
    <div>
      <p className={styles.label} id="team-picks">
        {typechartWords.team}
      </p>
      <ul className={styles.team} aria-labelledby="team-picks">
        {team.map(({ id, name, kind, types }) => (
          <li key={id}>
            <button type="button" className={styles.member} onClick={() => onPick(types)}>
              <CreaturePicture name={name} kind={kind} size={44} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
