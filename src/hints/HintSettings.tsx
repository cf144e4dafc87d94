import { useStore } from 'zustand';
import { showToast } from '../client/notifications/toasts.ts';
import { useBridge } from '../hooks/useBridge.ts';
import { hintWords } from '../locales/en/hints.ts';
import { Button } from '../ui/buttons/Button.tsx';
import styles from './Hints.module.css';
import { hintChanges, hintsOf, setHintsOff, showHintsAgain } from './hintStore.ts';

const { settings } = hintWords;

/** Switches hints on or off, and shows all of them again. Only for players, as these settings are per player. */
export function HintSettings() {
  const player = useBridge(({ session }) => session.profile?.username);
  useStore(hintChanges);
  if (player === undefined) return null;
  const again = () => {
    showHintsAgain(player);
    showToast('success', settings.forgotten);
  };
  return (
    <section className={styles.settings} aria-labelledby="hint-settings">
      <h2 id="hint-settings">{settings.title}</h2>
      <p>{settings.text}</p>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={!hintsOf(player).off}
            onChange={(event) => setHintsOff(player, !event.target.checked)}
          />
          {settings.show}
        </label>
        <Button variant="quiet" onClick={again}>
          {settings.again}
        </Button>
      </div>
    </section>
  );
}
