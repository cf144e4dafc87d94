import styles from './Grouped.module.css';

/** Three digits or fewer, so that groups of three follow; or whatever stands between numbers. */
const PARTS = /\d{1,3}(?=(?:\d{3})*(?!\d))|\D+/g;
const isDigit = (character: string | undefined) => /^\d$/.test(character ?? '');

/**
 * A text in which the digits of long numbers stand in groups of three. Only the eye sees it: heard, copied or
 * looked for, the text is what it was.
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
