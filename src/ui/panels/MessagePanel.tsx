import type { ReactNode } from 'react';
import { Empty } from './Empty.tsx';
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
export function MessagePanel(props: Props) {
  return (
    <Panel width="narrow" className={styles.panel}>
      <Empty {...props} heading={1} />
    </Panel>
  );
}
