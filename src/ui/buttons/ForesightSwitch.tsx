import clsx from 'clsx';
import { setForesight } from '../../client/battle/battleSettings.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { battleWords } from '../../locales/en/battle.ts';
import styles from './ForesightSwitch.module.css';

/** Shows or hides the effects of attacks before they are chosen; the setting is stored. */
export function ForesightSwitch({ className }: { className?: string | undefined }) {
  const foresight = useBridge(({ settings }) => settings.foresight);
  return (
    <label className={clsx(styles.switch, className)} title={battleWords.foresight.hint}>
      <input type="checkbox" checked={foresight} onChange={(event) => setForesight(event.target.checked)} />
      {battleWords.foresight.label}
    </label>
  );
}
