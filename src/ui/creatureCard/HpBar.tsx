import { useSetting } from '../../hooks/useSetting.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { colourMarks } from '../../locales/en/colourMarks.ts';
import { barStateOf } from './facts/bars.ts';
import styles from './HpBar.module.css';

interface Props {
  hp: number;
  most: number;
}

/** Hit points as text and bar; the bar is hp divided by the maximum. */
export function HpBar({ hp, most }: Props) {
  const percent = Math.max(0, Math.min(100, (hp / most) * 100));
  const state = barStateOf(percent / 100);
  const marked = useSetting('colourMarks');
  return (
    <div>
      {/* For assistive technology only, since browsers render meters differently. */}
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={percent}
        aria-label={battleWords.hp}
        aria-valuetext={battleWords.hpOf(hp, most)}
      />
      <div className={styles.words} aria-hidden="true">
        <span className={styles.label}>{battleWords.hp}</span>
        {marked && <span className={styles.mark}>{colourMarks.bars[state]}</span>}
        <span>
          {hp}/{most}
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} data-state={state} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
