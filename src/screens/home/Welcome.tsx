import type { Profile } from '../../../contract/shapes/profile.ts';
import { resumeBattle } from '../../client/battle/resume.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Home.module.css';
import { HomeTeam } from './HomeTeam.tsx';
import { LookCard } from './LookCard.tsx';
import { NextSteps } from './NextSteps.tsx';

/** Greets a player, and leads back into a battle that still waits. */
export function Welcome({ profile }: { profile: Profile }) {
  return (
    <Panel width="reading" className={styles.welcome}>
      <h1>{en.home.back}</h1>
      <Link className={styles.summary} to="/profile">
        {en.home.summary(profile.username, profile.pokemonCount, profile.coins)}
      </Link>
      <HomeTeam />
      <LookCard />
      <LinkButton to="/maps" look="primary">
        {en.home.toMaps}
      </LinkButton>
      {profile.inBattle && (
        <div className={styles.battle}>
          <p>{en.home.inBattle}</p>
          <Button look="go" onClick={() => void resumeBattle()}>
            {en.home.resume}
          </Button>
        </div>
      )}
      <NextSteps profile={profile} />
    </Panel>
  );
}
