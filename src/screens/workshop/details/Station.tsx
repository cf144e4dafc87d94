import type { ReactNode } from 'react';
import { workshopWords } from '../../../locales/en/workshop.ts';
import styles from './Showroom.module.css';

interface Props {
  title: string;
  scale: number;
  children: ReactNode;
}

/** A preview of a place of the game. If enlarged, it is in a scroll container (focusable by keyboard). */
export function Station({ title, scale, children }: Props) {
  return (
    <figure className={styles.station}>
      <figcaption>{title}</figcaption>
      {scale === 1 ? (
        children
      ) : (
        <section className={styles.window} aria-label={workshopWords.scrolled(title)}>
          <div style={{ zoom: scale }}>{children}</div>
        </section>
      )}
    </figure>
  );
}
