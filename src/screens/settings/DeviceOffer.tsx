import { useId } from 'react';
import { useStore } from 'zustand';
import { SETTING_OPTIONS, type SettingName } from '../../../contract/shapes/settings.ts';
import { keepSettings, settings } from '../../bridge/settings.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { setSettings } from '../../client/setSettings.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { settingsWords } from '../../locales/en/settings.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Settings.module.css';

const { offer, names, options } = settingsWords;

function worded(name: SettingName, value: unknown): string {
  if (name in SETTING_OPTIONS) {
    const words: Readonly<Record<string, string>> = options[name as keyof typeof options];
    return words[String(value)] ?? '';
  }
  if (typeof value === 'object') return settingsWords.chosen;
  if (typeof value === 'number') return settingsWords.shownPercent(value);
  return value === true ? settingsWords.on : settingsWords.off;
}

/** Offers the settings that were chosen on this device before the login and gave way to those of the account. */
export function DeviceOffer() {
  const title = useId();
  const gaveWay = useStore(settings, (kept) => kept.gaveWay);
  const isLoggedIn = useBridge(({ session }) => session.token !== null);
  const offered = Object.entries(gaveWay) as [SettingName, unknown][];
  if (!isLoggedIn || offered.length === 0) return null;
  const end = () => {
    keepSettings({ gaveWay: {} });
    // The focused button disappears.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const take = () => {
    setSettings(gaveWay);
    end();
    showToast('success', offer.taken);
  };
  return (
    <Panel className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{offer.title}</h2>
      <p>{offer.text}</p>
      <ul className={styles.offered}>
        {offered.map(([name, value]) => (
          <li key={name}>
            {names[name]}: <strong>{worded(name, value)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={take}>{offer.take}</Button>
        <Button variant="quiet" onClick={end}>
          {offer.dismiss}
        </Button>
      </div>
    </Panel>
  );
}
