import { useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { choosePagePrivacy } from '../../client/moderation/otherPlayers.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { accountWords } from '../../locales/en/account.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { playerLink } from '../../ui/players/playerLink.ts';
import styles from './Account.module.css';

const { page: words } = accountWords;

interface Props {
  pagePrivate: boolean;
  onChange: (pagePrivate: boolean) => void;
}

/** Whether others see the player's trainer page, and the way to it. */
export function PagePrivacy({ pagePrivate, onChange }: Props) {
  const username = useBridge(({ session }) => session.profile?.username ?? '');
  const [busy, setBusy] = useState(false);
  const choose = async (hidden: boolean) => {
    setBusy(true);
    try {
      onChange(await choosePagePrivacy(hidden));
      showToast('success', hidden ? words.hidden : words.shown);
    } catch (problem) {
      showToast('error', toRefusal(problem).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{words.text}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={pagePrivate}
          aria-busy={busy}
          onChange={({ target }) => {
            if (!busy) void choose(target.checked);
          }}
        />
        {words.private}
      </label>
      {username !== '' && (
        <div className={styles.actions}>
          <LinkButton to={playerLink(username)}>{words.view}</LinkButton>
        </div>
      )}
    </>
  );
}
