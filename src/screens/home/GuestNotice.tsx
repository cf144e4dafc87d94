import { clsx } from 'clsx';
import { useState } from 'react';
import { session } from '../../api/browserStorage.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { guestWords } from '../../locales/en/guest.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './CodesNotice.module.css';

const { notice: words } = guestWords;
/** Name of the guest who has put the reminder away in this tab. */
const KEY = 'guestReminded';

/** Reminds a guest of the password, until it is chosen or the reminder is put away for as long as the tab is open. */
export function GuestNotice({ username }: { username: string }) {
  const [away, setAway] = useState(() => session.getItem(KEY) === username);
  if (away) return null;
  const skip = () => {
    session.setItem(KEY, username);
    setAway(true);
    showToast('info', words.skipped);
  };
  return (
    <section className={clsx(frame.notice, styles.notice)} aria-label={words.label}>
      <p>{words.text(username)}</p>
      <Button variant="quiet" onClick={skip}>
        {words.skip}
      </Button>
      <LinkButton to="/account">{words.choose}</LinkButton>
    </section>
  );
}
