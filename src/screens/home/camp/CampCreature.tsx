import type { CSSProperties } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
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

/** A member of the team at the fire: it looks into the flames, which light it from that side. */
export function CampCreature({ creature: { name, kind, level }, order }: Props) {
  const seat = seatOf(order);
  const side = drawnSide(seat);
  const address = usePicture(creatureFile({ name, kind }), side);
  const light = address ? ({ '--picture': inStyle(address) } as CSSProperties) : undefined;
  return (
    <li className={styles.seat} style={seatStyle(seat)} data-side={seat.across < 0 ? 'left' : 'right'}>
      <span className={styles.body} style={{ animationDelay: `${order * -0.7}s` }}>
        <CreaturePicture name={name} kind={kind} size={side} className={styles.picture} />
        {light && <span className={styles.light} style={light} />}
      </span>
      <span className={styles.level}>{homeWords.member(speciesName(name), level)}</span>
    </li>
  );
}
