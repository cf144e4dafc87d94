import { workshopWords } from '../../../locales/en/workshop.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Battle } from './CreatureViews.tsx';
import styles from './Showroom.module.css';
import { Station } from './Station.tsx';

/** Widths in CSS pixels at which the game shows the pictures of a folder. */
const SIZES: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^portraits\//, [200, 96]],
  [/^badges\//, [96, 64, 40]],
  [/^items\//, [96, 48, 22]],
  [/^(types|status|navigation)\//, [48, 28, 20]],
  [/^characters\/\w+$/, [192, 96]],
];
const sizesOf = (name: string) => SIZES.find(([pattern]) => pattern.test(name))?.[1] ?? [320];

/** A picture at the sizes at which the game shows it. */
export function UsualSizes({ name, scale }: { name: string; scale: number }) {
  return (
    <Station title={workshopWords.usual} scale={scale}>
      <div className={styles.usual}>
        {sizesOf(name).map((size) => (
          <Picture key={size} name={name} alt="" size={size} className={styles.whole} />
        ))}
      </div>
    </Station>
  );
}

/** A battle background with a creature on it. */
export function BackdropView({ name, scale }: { name: string; scale: number }) {
  const place = name.replace(/^battle\//, '').replace(/\..*/, '');
  return (
    <Station title={workshopWords.battle} scale={scale}>
      <Battle place={place === 'sky' ? 'meadow' : place} creature="creatures/kindlam.normal" />
    </Station>
  );
}
