import type { CSSProperties } from 'react';
import { hallOf, ROOFED } from '../../../content/maps/backdrops.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { useHour } from '../../hooks/useHour.ts';
import { inStyle } from '../../ui/pictures/inStyle.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { usePicture } from '../../ui/pictures/usePicture.ts';
import styles from './Hall.module.css';
import { partners } from './partners.ts';

/** Who waits as a shadow until a type is chosen. */
const SHADOWS = ['dampaw', 'kindlam', 'podkin'] as const;

/** The hall in which partners of the chosen type train, with three of them; shadows on a meadow before one is chosen. */
export function Hall({ type }: { type: CreatureType | null }) {
  const { hour } = useHour();
  const place = type === null ? 'meadow' : hallOf(type);
  const layers = [
    usePicture(`battle/${place}.near`),
    usePicture(`battle/${place}.ground`),
    usePicture(`battle/${place}.far`),
    usePicture(`battle/sky.${hour}`),
  ];
  const painted = layers.filter((address) => address !== null).map(inStyle);
  return (
    <div
      className={styles.hall}
      style={{ '--painted': painted.slice(1).join(), '--near': painted[0] } as CSSProperties}
      data-hour={ROOFED.has(place) ? undefined : hour}
      data-unknown={type === null || undefined}
      aria-hidden="true"
    >
      {(type === null ? SHADOWS : partners[type]).map((id) => (
        <Picture
          key={`${type} ${id}`}
          name={`creatures/${id}.normal`}
          alt=""
          size={256}
          className={styles.partner}
        />
      ))}
    </div>
  );
}
