import type { Profile } from '../../../contract/shapes/profile.ts';
import { resumeBattle } from '../../client/battle/resume.ts';
import { teamQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { CreaturePicture } from '../../ui/creatureCard/CreaturePicture.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { AvatarCard } from './avatar/AvatarCard.tsx';
import styles from './Home.module.css';
import { NextSteps } from './NextSteps.tsx';

/** The player's team. Renders nothing if it cannot be loaded. */
function HomeTeam() {
  const team = useQuery(teamQuery).reply?.pokemons ?? [];
  if (team.length === 0) return null;
  return (
    <ul className={styles.team} aria-label={en.home.team}>
      {team.map(({ id, name, kind, level }) => (
        <li key={id}>
          <CreaturePicture name={name} kind={kind} size={96} className={styles.member} />
          <span>{en.home.level(level)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Greets the player and offers to resume an unfinished battle. */
export function Welcome({ profile }: { profile: Profile }) {
  return (
    <Panel width="reading" className={styles.welcome}>
      <h1>{en.home.back}</h1>
      <Link className={styles.summary} to="/profile">
        {en.home.summary(profile.username, profile.pokemonCount, profile.coins)}
      </Link>
      <HomeTeam />
      <AvatarCard />
      <LinkButton to="/maps" variant="primary">
        {en.home.toMaps}
      </LinkButton>
      {profile.inBattle && (
        <div className={styles.battle}>
          <p>{en.home.inBattle}</p>
          <Button variant="go" onClick={() => void resumeBattle()}>
            {en.home.resume}
          </Button>
        </div>
      )}
      <NextSteps profile={profile} />
    </Panel>
  );
}
