import { Fragment } from 'react';

interface Props {
  text: string;
  words: readonly string[];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the searched words marked. */
export function Marked({ text, words }: Props) {
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'gi'));
  // Every second piece is a match.
  return pieces.map((piece, at) => {
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}
