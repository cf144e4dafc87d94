import styles from './Grouped.module.css';

/** One to three digits that are followed by groups of three, or anything else between numbers. */
const PARTS = /\d{1,3}(?=(?:\d{3})*(?!\d))|\D+/g;
const isDigit = (character: string | undefined) => /^\d$/.test(character ?? '');

/**
 * Shows the digits of long numbers in groups of three. The commas are styling only: the text stays the same for screen
 * readers, copying and searching.
 */
export function Grouped({ text }: { text: string }) {
  return [...text.matchAll(PARTS)].map(({ 0: part, index }) =>
    isDigit(text[index - 1]) && isDigit(part[0]) ? (
      <span key={index} className={styles.group}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
