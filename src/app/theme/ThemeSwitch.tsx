import { useStore } from 'zustand';
import { en } from '../../locales/en.ts';
import styles from './ThemeSwitch.module.css';
import { setTheme, THEMES, theme } from './theme.ts';

/**
 * SVG paths of a half disc, a sun and a moon, in a view box of 24 by 24: first the stroked path, then the filled one.
 */
const PICTURES = {
  system: ['M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', 'M12 4a8 8 0 0 0 0 16z'],
  light: [
    'M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6l1.4 1.4M18 18l1.4 1.4M4.6 19.4l1.4-1.4M18 6l1.4-1.4',
    'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z',
  ],
  dark: ['', 'M19.5 15A8.5 8.5 0 1 1 9 4.5a7 7 0 0 0 10.5 10.5z'],
} as const;

/** Switches between the light theme, the dark theme and that of the system. */
export function ThemeSwitch() {
  const chosen = useStore(theme);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{en.footer.theme}</legend>
      {THEMES.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.choice}
          aria-pressed={each === chosen}
          title={en.footer.themes[each].hint}
          onClick={() => setTheme(each)}
        >
          <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
            <path d={PICTURES[each][0]} />
            <path className={styles.solid} d={PICTURES[each][1]} />
          </svg>
          <span className={styles.name}>{en.footer.themes[each].name}</span>
        </button>
      ))}
    </fieldset>
  );
}
