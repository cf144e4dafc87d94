import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Message.module.css';

interface Props {
  title?: string;
  text?: string;
  onRetry: () => void;
}

/** An error panel with a button to try again. */
export function Retry({ title = en.retry.title, text = en.retry.text, onRetry }: Props) {
  return (
    <Panel width="narrow" className={styles.message} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={onRetry}>
        {en.retry.button}
      </Button>
    </Panel>
  );
}
