import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { avatarOf } from '../../../bridge/avatar.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useHour } from '../../../hooks/useHour.ts';
import { hours } from '../../../locales/en/hours.ts';
import { lateComponent, useLateComponent } from '../../../ui/loading/lateComponent.ts';
import { HourIcon } from '../../../ui/pictures/HourIcon.tsx';
import { inStyle } from '../../../ui/pictures/inStyle.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { usePicture } from '../../../ui/pictures/usePicture.ts';
import styles from './Camp.module.css';
import { usePainting } from './painting.ts';
import { PLAYER_SEAT, seatStyle } from './seats.ts';
import { TeamAway, TeamOnItsWay } from './TeamLines.tsx';

const EMBERS = [0, 1, 2, 3, 4];

/** The painting and the ways on are there before what asks the server. */
const circle = lateComponent(async () => (await import('./Circle.tsx')).Circle);

/** The team and the furniture around the fire, once what asks for them is there. */
function LateCircle() {
  const { Component: Circle, failed, retry } = useLateComponent(circle);
  if (Circle) return <Circle />;
  return failed ? <TeamAway onRetry={retry} /> : <TeamOnItsWay />;
}

/** Whether a picture has come, or will not. */
function useArrived(address: string | null): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (address === null) return setArrived(true);
    const picture = new Image();
    const settle = () => setArrived(true);
    picture.addEventListener('load', settle);
    picture.addEventListener('error', settle);
    picture.src = address;
    return () => {
      picture.removeEventListener('load', settle);
      picture.removeEventListener('error', settle);
    };
  }, [address]);
  return arrived;
}

/** The fire with its sparks; its pictures follow each other, except in calm mode. They come after the land around it. */
function Fire({ lit }: { lit: boolean }) {
  const address = usePicture('camp/fire');
  const flames = lit && address ? ({ '--flames': inStyle(address) } as CSSProperties) : undefined;
  return (
    <div className={styles.fire} aria-hidden="true">
      <span className={styles.glow} />
      <span className={styles.flames} style={flames} />
      {EMBERS.map((ember) => (
        <span key={ember} className={styles.ember} style={{ '--ember': ember } as CSSProperties} />
      ))}
    </div>
  );
}

/**
 * The camp at the game's hour with the player and the team around the fire.
 * @param children the greeting in its sky
 */
export function Camp({ children }: { children: ReactNode }) {
  const { hour } = useHour();
  const avatar = useBridge(avatarOf);
  const name = usePainting(hour);
  const painting = usePicture(name);
  const arrived = useArrived(painting);
  const land = painting ? ({ '--painting': inStyle(painting) } as CSSProperties) : undefined;
  return (
    <div className={styles.camp} data-hour={hour}>
      <div className={styles.greeting}>
        {children}
        <p className={styles.hour}>
          <HourIcon hour={hour} />
          {hours.names[hour]}
        </p>
      </div>
      <div className={styles.painting} style={land} data-middle={name.endsWith('.small') || undefined}>
        <div className={styles.circle}>
          <Fire lit={arrived} />
          <div className={styles.seat} style={seatStyle(PLAYER_SEAT)} data-side="right" aria-hidden="true">
            <span className={styles.player}>
              <Picture name={`characters/${avatar}`} alt="" size={96} className={styles.picture} />
            </span>
          </div>
          <LateCircle />
        </div>
      </div>
    </div>
  );
}
