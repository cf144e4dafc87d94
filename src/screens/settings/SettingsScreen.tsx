import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_SETTINGS, LANGUAGES, SETTING_RANGES } from '../../../contract/shapes/settings.ts';
import { settings } from '../../bridge/settings.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { setSettings } from '../../client/setSettings.ts';
import { isAccountOutOfReach } from '../../client/settings/account.ts';
import { canVibrate } from '../../client/settings/vibrate.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useSetting } from '../../hooks/useSetting.ts';
import { settingsWords } from '../../locales/en/settings.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LanguageSelect } from '../../ui/forms/picker/LanguageSelect.tsx';
import { RangeSlider } from '../../ui/forms/slider/RangeSlider.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { Volumes } from '../../ui/sound/volumes/Volumes.tsx';
import { BindingList } from './bindings/BindingList.tsx';
import { DeviceOffer } from './DeviceOffer.tsx';
import { OptionSetting, OtherSetting, SwitchSetting } from './rows.tsx';
import styles from './Settings.module.css';

const { sections, where, names } = settingsWords;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Panel>
  );
}

/** Says where the settings are kept, and whether the account has them yet. */
function Where() {
  const isLoggedIn = useBridge(({ session }) => session.token !== null);
  const isOutOfReach = useStore(isAccountOutOfReach);
  const isUnsent = useStore(settings, ({ unsent }) => unsent.length > 0);
  const state = !isLoggedIn ? 'here' : isOutOfReach && isUnsent ? 'later' : 'account';
  return (
    <p role="status" className={styles.where} data-state={state}>
      {where[state]}
    </p>
  );
}

function Percent({ name }: { name: 'textSize' | 'padSize' | 'padOpacity' | 'padAcross' | 'padUp' }) {
  const percent = useSetting(name);
  const { least, most, step } = SETTING_RANGES[name];
  return (
    <OtherSetting name={name}>
      <RangeSlider
        label={names[name]}
        value={percent}
        least={least}
        most={most}
        step={step}
        spoken={settingsWords.percent(percent)}
        shown={settingsWords.shownPercent(percent)}
        onChange={(value) => setSettings({ [name]: value })}
      />
    </OtherSetting>
  );
}

/** Where the pad of the map is, how large, and how much is seen through it. */
function PadSettings() {
  const pad = useSetting('pad');
  return (
    <>
      <OptionSetting name="pad" />
      {pad !== 'hidden' && <Percent name="padSize" />}
      {pad === 'free' && (
        <>
          <Percent name="padOpacity" />
          <Percent name="padAcross" />
          <Percent name="padUp" />
        </>
      )}
    </>
  );
}

/** All settings of the player, or of this device if nobody is logged in. */
export default function SettingsScreen() {
  const reset = () => {
    // Whoever plays in text mode would be lost without it, and turns it off at the head of every page.
    setSettings({ ...DEFAULT_SETTINGS, textMode: settings.getState().all.textMode });
    showToast('success', settingsWords.wasReset);
  };
  return (
    <div className={styles.screen}>
      <h1>{settingsWords.title}</h1>
      <Where />
      <DeviceOffer />
      <Section id="look" title={sections.look}>
        {LANGUAGES.length > 1 && (
          <OtherSetting name="language">
            <LanguageSelect />
          </OtherSetting>
        )}
        <OptionSetting name="theme" />
        <OptionSetting name="contrast" />
        <Percent name="textSize" />
        <SwitchSetting name="colourMarks" />
        <OptionSetting name="textMode" />
      </Section>
      <Section id="pace" title={sections.pace}>
        <OptionSetting name="calm" />
        <OptionSetting name="speed" />
        <OptionSetting name="textPace" />
        <SwitchSetting name="waitForMe" />
      </Section>
      <Section id="play" title={sections.play}>
        <SwitchSetting name="previews" />
        <SwitchSetting name="confirmations" />
        <OptionSetting name="clock" />
      </Section>
      <Section id="sound" title={sections.sound}>
        <Volumes />
      </Section>
      <Section id="controls" title={sections.controls}>
        <SwitchSetting name="leftHanded" />
        <PadSettings />
        {canVibrate() && <SwitchSetting name="vibration" />}
        <BindingList kind="keys" />
        <BindingList kind="buttons" />
      </Section>
      <div className={styles.actions}>
        <Button onClick={reset}>{settingsWords.reset}</Button>
      </div>
    </div>
  );
}
