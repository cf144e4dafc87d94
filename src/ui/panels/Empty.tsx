import type { ReactNode } from 'react';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import styles from './Empty.module.css';

interface Props {
  title: string;
  text: string;
  /** Species of the decorative picture. */
  creature: string;
  /** Heading level of the title. */
  heading?: 1 | 2 | 3;
  /** Actions. */
  children?: ReactNode;
}

/** For an empty list or screen: a picture, the reason, and what to do next. */
export function Empty({ title, text, creature, heading = 2, children }: Props) {
  const Title = `h${heading}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.stand} aria-hidden="true">
        <CreaturePicture name={creature} kind={0} size={200} className={styles.picture} />
      </div>
      <Title>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
