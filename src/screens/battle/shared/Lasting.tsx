import { Chip } from '../../../ui/panels/Chip.tsx';
import styles from './Lasting.module.css';
import type { LastingSign } from './lastingSigns.ts';
import { signPaths } from './signPaths.ts';

interface Props {
  /** Whose they are, for screen readers. */
  label: string;
  signs: readonly LastingSign[];
}

/** What lasts for more than a round, each with a small picture and in words; nothing at all where nothing does. */
export function Lasting({ label, signs }: Props) {
  if (signs.length === 0) return null;
  return (
    <ul className={styles.signs} aria-label={label}>
      {signs.map(({ picture, text }) => {
        const [fill, outline] = signPaths[picture];
        return (
          <li key={text}>
            <Chip>
              <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
                <path d={outline} fill={fill} />
              </svg>
              {text}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
