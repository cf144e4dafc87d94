import type { CSSProperties, ReactNode } from 'react';
import { avatarOf } from '../../../bridge/avatar.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useHour } from '../../../hooks/useHour.ts';
import { hours } from '../../../locales/en/hours.ts';
import { HourIcon } from '../../../ui/pictures/HourIcon.tsx';
import { inStyle } from '../../../ui/pictures/inStyle.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { usePicture } from '../../../ui/pictures/usePicture.ts';
import styles from './Camp.module.css';
import { CampTeam } from './CampTeam.tsx';
import { PLAYER_SEAT, seatStyle } from './seats.ts';

const EMBERS = [0, 1, 2, 3, 4];

/** The fire with its sparks; its pictures follow each other, except in calm mode. */
function Fire() {
  const address = usePicture('camp/fire');
  const flames = address ? ({ '--flames': inStyle(address) } as CSSProperties) : undefined;
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
  const painting = usePicture(`camp/${hour}`);
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
      <div className={styles.painting} style={land}>
        <div className={styles.circle}>
          <Fire />
          <div className={styles.seat} style={seatStyle(PLAYER_SEAT)} data-side="right" aria-hidden="true">
            <span className={styles.player}>
              <Picture name={`characters/${avatar}`} alt="" size={96} className={styles.picture} />
            </span>
          </div>
          <CampTeam />
        </div>
      </div>
    </div>
  );
}
