import clsx from 'clsx';
import { MAP_NAMES } from '../../../../contract/shapes/map.ts';
import type { Profile } from '../../../../contract/shapes/profile.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { homeWords } from '../../../locales/en/home.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { en } from '../../../locales/en.ts';
import { loadScript } from '../../../locales/loadScript.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { lateComponent, useLateComponent } from '../../../ui/loading/lateComponent.ts';
import { SkeletonPanel } from '../../../ui/loading/Skeleton.tsx';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { CodesNotice } from '../CodesNotice.tsx';
import { ArrangeButton } from '../furniture/ArrangeButton.tsx';
import { GuestNotice } from '../GuestNotice.tsx';
import { Camp } from './Camp.tsx';
import styles from './Welcome.module.css';

/** What asks the server comes after the camp, above which nothing of it stands. */
const plans = lateComponent(async () => (await import('../plans/Plans.tsx')).Plans);

/** What could be done today, once it is there. Nobody needs it to play. */
function LatePlans({ profile }: { profile: Profile }) {
  const { Component, failed } = useLateComponent(plans);
  if (Component) return <Component profile={profile} />;
  return failed ? null : <SkeletonPanel />;
}

/** Goes back to the battle that is not over. */
async function resume(): Promise<void> {
  try {
    const { resumeBattle } = await loadScript(import('../../../client/battle/resume.ts'));
    await resumeBattle();
  } catch {
    showToast('error', en.retry.text);
  }
}

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
          onClick={() => void resume()}
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
      <LatePlans profile={profile} />
    </div>
  );
}
