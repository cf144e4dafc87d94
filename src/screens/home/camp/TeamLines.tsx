import { homeWords } from '../../../locales/en/home.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import styles from './Camp.module.css';

/** The line before the fire while the team is asked for. */
export const TeamOnItsWay = () => (
  <p className={styles.line} role="status">
    <Spinner />
    {homeWords.teamComes}
  </p>
);

/** The line before the fire where the team cannot be had. */
export const TeamAway = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.line}>
    {homeWords.teamFailed}
    <Button variant="quiet" onClick={onRetry}>
      {homeWords.teamAgain}
    </Button>
  </div>
);
