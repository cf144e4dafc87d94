import { type ReactNode, useId } from 'react';
import {
  SETTING_OPTIONS,
  type SETTING_SWITCHES,
  type SettingName,
} from '../../../contract/shapes/settings.ts';
import { setSettings } from '../../client/setSettings.ts';
import { useSetting } from '../../hooks/useSetting.ts';
import { settingsWords } from '../../locales/en/settings.ts';
import styles from './Settings.module.css';

const { names, options } = settingsWords;
const hints: Partial<Record<SettingName, string>> = settingsWords.hints;

/** The explanation of a setting, below its control. */
function SettingHint({ id, name }: { id: string; name: SettingName }) {
  const hint = hints[name];
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** A setting that has one of several values, as a row of radio buttons. */
export function OptionSetting({ name }: { name: keyof typeof options }) {
  const id = useId();
  const value = useSetting(name);
  const words: Readonly<Record<string, string>> = options[name];
  return (
    <fieldset className={styles.setting} aria-describedby={name in hints ? id : undefined}>
      <legend className={styles.name}>{names[name]}</legend>
      <div className={styles.options}>
        {SETTING_OPTIONS[name].map((each) => (
          <label key={each} className={styles.option}>
            <input
              type="radio"
              name={`${id} ${name}`}
              checked={value === each}
              onChange={() => setSettings({ [name]: each })}
            />
            {words[each]}
          </label>
        ))}
      </div>
      <SettingHint id={id} name={name} />
    </fieldset>
  );
}

/** A setting that is on or off. */
export function SwitchSetting({ name }: { name: keyof typeof SETTING_SWITCHES }) {
  const id = useId();
  const checked = useSetting(name);
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={name in hints ? id : undefined}
          onChange={({ target }) => setSettings({ [name]: target.checked })}
        />
        {names[name]}
      </label>
      <SettingHint id={id} name={name} />
    </div>
  );
}

/** A setting with a control of its own. */
export function OtherSetting({ name, children }: { name: SettingName; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      {children}
      <SettingHint id={useId()} name={name} />
    </div>
  );
}
