import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { showToast } from '../../client/notifications/toasts.ts';
import { freshCodes, keepFreshCodes } from '../../client/session/freshCodes.ts';
import { accountWords } from '../../locales/en/account.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './CodesNotice.module.css';

const { codes: words } = accountWords;

/** Leads to the recovery codes of a new account, until the player has kept or skipped them. */
export function CodesNotice() {
  const codes = useStore(freshCodes);
  if (!codes) return null;
  const skip = () => {
    keepFreshCodes(null);
    showToast('info', words.skipped);
  };
  return (
    <section className={clsx(frame.notice, styles.notice)} aria-label={words.title}>
      <p>{words.notice}</p>
      <Button variant="quiet" onClick={skip}>
        {words.skip}
      </Button>
      <LinkButton to="/account">{words.show}</LinkButton>
    </section>
  );
}
