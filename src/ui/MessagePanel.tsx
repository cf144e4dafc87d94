import type { ReactNode } from 'react';
import { CreaturePicture } from './CreaturePicture.tsx';
import styles from './MessagePanel.module.css';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  text: string;
  /** Species that keeps the reader company. */
  creature: string;
  children: ReactNode;
}

/** A page with one thing to say and one thing to do. */
export function MessagePanel({ title, text, creature, children }: Props) {
  return (
    <Panel width="narrow" className={styles.panel}>
      <div aria-hidden="true">
        <CreaturePicture name={creature} kind={0} size={200} className={styles.picture} />
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </Panel>
  );
}
