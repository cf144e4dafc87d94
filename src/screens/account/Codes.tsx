import { useStore } from 'zustand';
import { showToast } from '../../client/notifications/toasts.ts';
import type { AccountState } from '../../client/session/account.ts';
import { freshCodes, keepFreshCodes } from '../../client/session/freshCodes.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { accountWords } from '../../locales/en/account.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { download } from '../../ui/download.ts';
import styles from './Account.module.css';

const { codes: words } = accountWords;

/** Codes that were just made, with ways to keep them. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  const username = useBridge(({ session }) => session.profile?.username ?? '');
  const text = words.file(username, codes);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', words.copied);
    } catch {
      showToast('error', words.copyFailed);
    }
  };
  return (
    <div className={styles.fresh}>
      <h3 id="new-codes">{words.fresh}</h3>
      <p>{words.once}</p>
      <ul className={styles.codes} aria-labelledby="new-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {/* Browsers offer the clipboard only to encrypted pages. */}
        {'clipboard' in navigator && <Button onClick={() => void copy()}>{words.copy}</Button>}
        <Button onClick={() => download(new Blob([text], { type: 'text/plain' }), words.fileName)}>
          {words.download}
        </Button>
        <Button variant="primary" onClick={() => keepFreshCodes(null)}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  state: AccountState['recoveryCodes'];
  onRenew: () => void;
}

/** How many recovery codes are left; new ones as long as the player has not put them away. */
export function Codes({ state: { left, madeAt }, onRenew }: Props) {
  const fresh = useStore(freshCodes);
  return (
    <>
      <p>{words.text}</p>
      {fresh && <NewCodes codes={fresh} />}
      <p>{left > 0 && madeAt !== null ? words.left(left, dayOf(madeAt)) : words.none}</p>
      <div className={styles.actions}>
        <Button onClick={onRenew}>{words.renew}</Button>
      </div>
    </>
  );
}
