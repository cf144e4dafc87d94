import { Chip } from '../../../ui/panels/Chip.tsx';
import styles from './Lasting.module.css';
import type { LastingSign } from './lastingSigns.ts';
import { signPaths } from './signPaths.ts';

interface Props {
  /** Label for screen readers that names the side. */
  label: string;
  signs: readonly LastingSign[];
}

/** Effects that last longer than a round, each as an icon with text; renders nothing if there are none. */
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
