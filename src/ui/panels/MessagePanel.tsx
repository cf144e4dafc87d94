import type { ReactNode } from 'react';
import { Empty } from './Empty.tsx';
import styles from './MessagePanel.module.css';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  text: string;
  /** Species of the decorative picture. */
  creature: string;
  children: ReactNode;
}

/** A screen with one message and one action. */
export function MessagePanel(props: Props) {
  return (
    <Panel width="narrow" className={styles.panel}>
      <Empty {...props} heading={1} />
    </Panel>
  );
}
