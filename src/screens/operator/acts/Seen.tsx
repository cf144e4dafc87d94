import { type ReactNode, useId } from 'react';
import type { MessageKind } from '../../../../contract/shapes/operating/moderation.ts';
import { moderationWords } from '../../../locales/en/moderation.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import styles from '../Operator.module.css';

const { acts: words } = operatorWords;

interface Props {
  /** Name of the player who will see it. */
  player: string;
  /** When and where. */
  when: string;
  children: ReactNode;
}

/** What a player will see after an act, in the player's own words. */
export function Seen({ player, when, children }: Props) {
  const id = useId();
  return (
    <section className={styles.item} aria-labelledby={id}>
      <h3 id={id}>{words.seen(player)}</h3>
      <p className={styles.soft}>{when}</p>
      {children}
    </section>
  );
}

/** A message as the player will see it. */
export function SeenMessage({ kind, text, name }: { kind: MessageKind; text: string; name?: string }) {
  const { title, text: says, newName } = moderationWords.messages;
  return (
    <>
      <strong>{title[kind]}</strong>
      <p>{says[kind]}</p>
      {name !== undefined && <p>{newName(name)}</p>}
      {text.trim() !== '' && <p className={styles.said}>{text.trim()}</p>}
    </>
  );
}
