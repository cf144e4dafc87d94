import { type CSSProperties, useEffect, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { blinkPicture } from '../../../bridge/assets/backPicture.ts';
import { whenQuiet } from '../../../client/whenQuiet.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { homeWords } from '../../../locales/en/home.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import { creatureFile } from '../../../ui/creatureCard/facts/creatureFile.ts';
import { inStyle } from '../../../ui/pictures/inStyle.ts';
import { usePicture } from '../../../ui/pictures/usePicture.ts';
import styles from './Camp.module.css';
import { drawnSide, seatOf, seatStyle } from './seats.ts';

interface Props {
  creature: Pick<Creature, 'name' | 'kind' | 'level'>;
  /** Its place in the team, from 0. */
  order: number;
}

/** The address of the picture with closed eyes once the page is quiet; null in calm mode, and if there is none. */
function useClosedEyes(front: string, side: number): string | null {
  const calm = useBridge(({ settings }) => settings.calm);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  const address = usePicture(blinkPicture(front) ?? front, side);
  return quiet && !calm && blinkPicture(front) !== null ? address : null;
}

/**
 * A member of the team at the fire: it looks into the flames, which light it from that side. It breathes in its upper half
 * and blinks now and then, all by styles alone.
 */
export function CampCreature({ creature: { name, kind, level }, order }: Props) {
  const seat = seatOf(order);
  const side = drawnSide(seat);
  const front = creatureFile({ name, kind });
  const address = usePicture(front, side);
  const closed = useClosedEyes(front, side);
  const light = address && <span className={styles.light} />;
  const look = {
    '--order': order,
    ...(address && { '--picture': inStyle(address) }),
    ...(closed && { '--closed': inStyle(closed) }),
  } as CSSProperties;
  return (
    <li className={styles.seat} style={seatStyle(seat)} data-side={seat.across < 0 ? 'left' : 'right'}>
      <span className={styles.body} style={look}>
        <span className={address ? styles.lower : undefined}>
          <CreaturePicture name={name} kind={kind} size={side} className={styles.picture} />
          {light}
        </span>
        {address && (
          <span className={styles.upper} aria-hidden="true">
            <span className={styles.open} />
            {closed && <span className={styles.closed} />}
            {light}
          </span>
        )}
      </span>
      <span className={styles.level}>{homeWords.member(speciesName(name), level)}</span>
    </li>
  );
}
