import clsx from 'clsx';
import { MAP_NAMES } from '../../../../contract/shapes/map.ts';
import type { Profile } from '../../../../contract/shapes/profile.ts';
import { resumeBattle } from '../../../client/battle/resume.ts';
import { homeWords } from '../../../locales/en/home.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { CodesNotice } from '../CodesNotice.tsx';
import { ArrangeButton } from '../furniture/ArrangeButton.tsx';
import { GuestNotice } from '../GuestNotice.tsx';
import { TodaysQuests } from '../quests/TodaysQuests.tsx';
import { Camp } from './Camp.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './Welcome.module.css';

/** The large button: back to an unfinished battle, or on to the map where the player was last. */
function Onward({ inBattle, mapName = MAP_NAMES[0] }: Pick<Profile, 'inBattle' | 'mapName'>) {
  const { places } = mapsWords;
  if (inBattle) {
    return (
      <>
        <button
          type="button"
          className={clsx(buttonClass('go'), styles.onward)}
          data-variant="primary"
          onClick={() => void resumeBattle()}
        >
          {homeWords.resume}
        </button>
        <p className={styles.waiting}>{homeWords.inBattle}</p>
      </>
    );
  }
  return (
    <Link
      className={clsx(buttonClass('primary'), styles.onward)}
      data-variant="primary"
      to="/map"
      state={{ mapName }}
    >
      {homeWords.continueIn(places[mapName as keyof typeof places]?.title ?? mapName)}
    </Link>
  );
}

/** The home of a player: the camp, the way on, and what could be done next. */
export function Welcome({ profile }: { profile: Profile }) {
  const { username, pokemonCount, coins } = profile;
  return (
    <div className={styles.home}>
      <Camp>
        <h1 className={styles.overline}>{homeWords.back}</h1>
        <Link className={styles.summary} to="/profile">
          <strong>
            <bdi>{username}</bdi>
          </strong>{' '}
          <span>{homeWords.summary(pokemonCount, coins)}</span>
        </Link>
      </Camp>
      <div className={styles.ways}>
        <Onward inBattle={profile.inBattle} mapName={profile.mapName} />
        <LinkButton to="/maps">{homeWords.toMaps}</LinkButton>
        <AvatarCard plain />
        <ArrangeButton />
      </div>
      <CodesNotice />
      {profile.guest && <GuestNotice username={username} />}
      {!import.meta.env.TRIAL && <TodaysQuests />}
      <NextSteps profile={profile} />
    </div>
  );
}
