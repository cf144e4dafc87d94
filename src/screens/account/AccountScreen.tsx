import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { GUEST_DAYS } from '../../../contract/auth.ts';
import { toRefusal } from '../../api/refusal.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import {
  accountQuery,
  chooseFirstPassword,
  exportData,
  makeNewCodes,
  replacePassword,
} from '../../client/session/account.ts';
import { leaveForGood } from '../../client/session/session.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { accountWords } from '../../locales/en/account.ts';
import { guestWords } from '../../locales/en/guest.ts';
import { playerWords } from '../../locales/en/players.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { download } from '../../ui/download.ts';
import { Loading } from '../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Account.module.css';
import { Blocked } from './Blocked.tsx';
import { Codes } from './Codes.tsx';
import { PagePrivacy } from './PagePrivacy.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Sessions } from './Sessions.tsx';

const { password, codes, sessions, page, data, deletion } = accountWords;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Panel>
  );
}

/** Saves everything that the server stores about the player as a file. */
function Export() {
  const username = useBridge(({ session }) => session.profile?.username ?? '');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(new Blob([await exportData()], { type: 'application/json' }), data.fileName(username));
    } catch (problem) {
      showToast('error', toRefusal(problem).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button busy={busy} onClick={() => void save()}>
        {data.download}
      </Button>
    </div>
  );
}

type Asked = 'password' | 'first' | 'codes' | 'deletion';

/** Password, recovery codes, sessions, trainer page, blocked players, data and deletion of the player's account. */
export default function AccountScreen() {
  const { reply, failure, retry, refresh, change } = useQuery(accountQuery);
  const username = useBridge(({ session }) => session.profile?.username ?? '');
  const isGuest = useBridge(({ session }) => session.profile?.guest === true);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!reply) {
    return failure ? (
      <Panel width="narrow">
        <LoadFailed {...accountWords.failed} heading={1} failure={failure} onRetry={retry} />
      </Panel>
    ) : (
      <Loading text={accountWords.loading} heading={accountWords.title} />
    );
  }
  const close = () => setAsked(null);
  return (
    <div className={styles.screen}>
      <h1>{accountWords.title}</h1>
      <Section id="codes" title={codes.title}>
        {isGuest ? (
          <p>{guestWords.password.codes}</p>
        ) : (
          <Codes state={reply.recoveryCodes} onRenew={() => setAsked('codes')} />
        )}
      </Section>
      <Section id="password" title={password.title}>
        <p>{isGuest ? guestWords.password.text(GUEST_DAYS) : password.text}</p>
        <div className={styles.actions}>
          {/* One button, which keeps the focus when the guest has chosen a password. */}
          <Button onClick={() => setAsked(isGuest ? 'first' : 'password')}>
            {isGuest ? guestWords.password.choose : password.change}
          </Button>
        </div>
      </Section>
      <Section id="sessions" title={sessions.title}>
        <p>{sessions.text}</p>
        <Sessions sessions={reply.sessions} onChange={(state) => change(() => state)} />
      </Section>
      <Section id="page" title={page.title}>
        <PagePrivacy
          pagePrivate={reply.pagePrivate === true}
          onChange={(pagePrivate) => change((state) => ({ ...state, pagePrivate }))}
        />
      </Section>
      <Section id="blocked" title={playerWords.blocked.title}>
        <Blocked />
      </Section>
      <Section id="data" title={data.title}>
        <p>{data.text}</p>
        <Export />
      </Section>
      <Section id="deletion" title={deletion.title}>
        <p>{deletion.text}</p>
        {isGuest ? (
          <p>{guestWords.password.deletion}</p>
        ) : (
          <div className={styles.actions}>
            <Button onClick={() => setAsked('deletion')}>{deletion.open}</Button>
          </div>
        )}
      </Section>
      <Link className={clsx(frame.link, styles.back)} to="/profile">
        {accountWords.back}
      </Link>
      {asked === 'password' && (
        <PasswordDialog
          title={password.change}
          text={password.dialog}
          action={password.change}
          changes
          onClose={close}
          onConfirm={async (present, next) => {
            await replacePassword(present, next);
            showToast('success', password.done);
            refresh();
          }}
        />
      )}
      {asked === 'first' && (
        <PasswordDialog
          title={guestWords.password.choose}
          text={guestWords.password.dialog(username)}
          action={guestWords.password.choose}
          first
          onClose={close}
          onConfirm={async (_none, next) => {
            await chooseFirstPassword(next);
            showToast('success', guestWords.password.done);
            refresh();
          }}
        />
      )}
      {asked === 'codes' && (
        <PasswordDialog
          title={codes.renew}
          text={codes.dialog}
          action={codes.renew}
          onClose={close}
          onConfirm={async (present) => {
            await makeNewCodes(present);
            showToast('success', codes.done);
            refresh();
          }}
        />
      )}
      {asked === 'deletion' && (
        <PasswordDialog
          title={deletion.title}
          text={deletion.dialog}
          action={deletion.confirm}
          onClose={close}
          onConfirm={async (present) => {
            await leaveForGood(present);
            showToast('success', deletion.done);
          }}
        />
      )}
    </div>
  );
}
