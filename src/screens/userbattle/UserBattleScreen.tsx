import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../client/notifications/toasts.ts';
import { refreshProfile } from '../../client/session/session.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { userBattleWords } from '../../locales/en/userbattle.ts';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Loading } from '../../ui/panels/loading/Loading.tsx';
import styles from './UserBattle.module.css';

/** Starts a battle at once, against the user whom the address names or anybody of like strength. */
export default function UserBattleScreen() {
  const [params] = useSearchParams();
  const name = params.get('name');
  const navigate = useNavigate();
  const goHome = () => void navigate('/home', { replace: true });
  const { challenge, question } = useChallenge({
    onFailure: ({ message }) => {
      // Failures are silent, as the specification says, but whoever named somebody must learn that the name is wrong.
      if (name) showToast('error', message);
      goHome();
    },
    onCancel: goHome,
  });
  const start = useEffectEvent(async () => {
    // Nobody has pressed anything: whether a battle waits must be known first.
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
