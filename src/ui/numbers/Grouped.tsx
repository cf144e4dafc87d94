import { digitGroups } from '../../locales/format.ts';
import styles from './Grouped.module.css';

/** Digits, or anything else between numbers. */
const PARTS = /\d+|\D+/g;

/**
 * Shows the digits of long numbers in the groups of the language of the game. What stands between them is styling only: the
 * text stays the same for screen readers, copying and searching.
 */
export function Grouped({ text }: { text: string }) {
  return [...text.matchAll(PARTS)].map(({ 0: part, index }) => {
    if (!/^\d/.test(part)) return part;
    const { groups, separator } = digitGroups(part);
    return groups.map((group, at) =>
      at === 0 ? (
        group
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a text do not move
        <span key={`${index} ${at}`} className={styles.group} data-separator={separator}>
          {group}
        </span>
      ),
    );
  });
}
