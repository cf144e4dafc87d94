import { goldTiers } from '../../../content/challenges/gold.ts';
import type { StakeTier } from '../../client/battle/challenge.ts';
import { cupChallenge } from '../../client/cups/cups.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { refreshProfile } from '../../client/session/session.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { useBridge } from '../../hooks/useBridge.ts';
import { goldWords } from '../../locales/en/goldbattle.ts';
import { FirstCreature } from '../../ui/dialogs/FirstCreature.tsx';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Coin } from '../../ui/lists/table/Coin.tsx';
import { Cups } from './cups/Cups.tsx';
import styles from './GoldBattle.module.css';
import { TierCard } from './TierCard.tsx';

const TIERS = Object.keys(goldTiers) as readonly StakeTier[];

/**
 * The screen for staking coins on a battle. A press stakes once: the server answers a repeated request with the same
 * battle.
 */
export default function GoldBattleScreen() {
  const profile = useBridge(({ session }) => session.profile);
  const { challenge, starting, question } = useChallenge({
    onFailure: ({ message }) => {
      showToast('error', message);
      // Another window may have spent the coins.
      void refreshProfile();
    },
  });
  if (profile?.pokemonCount === 0) return <FirstCreature title={goldWords.title} />;
  return (
    <div className={styles.screen}>
      <h1>{goldWords.title}</h1>
      <p>{goldWords.intro}</p>
      <FirstHint name="gold" />
      <p className={styles.held} role="status">
        <Coin size={32} />
        {profile && goldWords.held(profile.coins)}
      </p>
      <ul className={styles.tiers}>
        {TIERS.map((tier) => (
          <li key={tier}>
            <TierCard
              tier={tier}
              coins={profile?.coins ?? null}
              starting={starting?.type === 'gold' && starting.tier === tier}
              disabled={starting !== null}
              onStake={() => void challenge({ type: 'gold', tier })}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {goldWords.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {!import.meta.env.TRIAL && (
        <Cups starting={starting === cupChallenge} onFight={() => void challenge(cupChallenge)} />
      )}
      {question}
    </div>
  );
}
