import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { textMode } from '../../../client/session/textMode.ts';
import { useMainButton } from '../../../hooks/input/useMainButton.ts';
import { Grouped } from '../../../ui/numbers/Grouped.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { Tray } from '../../../ui/panels/Tray.tsx';
import styles from './OutcomeSheet.module.css';

interface Props {
  title: string;
  mood: 'glad' | 'sad';
  lines: readonly string[];
  /** Further sentences, for screen readers only: the cards show what they say. */
  told?: readonly string[];
  /** The picture of the moment, first on phones and beside the words where there is room. */
  hero?: ReactNode;
  /** An additional comment on the result, such as a gym leader's words. */
  says?: ReactNode;
  /** The creatures' cards; after a defeat they come after what can be done now. */
  cards: ReactNode;
  /** Sets the title small above the lines, of which the first one then leads. */
  small?: boolean;
  /** A note about the buttons, and the id for their `aria-describedby`. */
  note?: { readonly id: string; readonly text: string } | null;
  children: ReactNode;
}

/** How a battle ended, with the creatures' cards and the next actions. */
export function OutcomeSheet({
  title,
  mood,
  lines,
  told = [],
  hero,
  says,
  cards,
  small = false,
  note,
  children,
}: Props) {
  const buttons = useMainButton<HTMLDivElement>();
  const isTold = useStore(textMode) !== 'off';
  return (
    <Panel className={styles.panel} data-mood={mood} data-small={small || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lead}>
        {hero}
        <div className={styles.words}>
          <div className={styles.lines} role={isTold ? undefined : 'status'}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two creatures of one name give the same line twice, in a fixed order
              <p key={at}>
                <Grouped text={line} />
              </p>
            ))}
            {told.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two creatures of one name give the same line twice, in a fixed order
              <p key={at} className="visually-hidden">
                {line}
              </p>
            ))}
          </div>
          {says}
        </div>
      </div>
      {mood === 'glad' && cards}
      <Tray className={styles.tray}>
        <div className={styles.buttons} ref={buttons}>
          {children}
        </div>
        {note && (
          <p id={note.id} className={styles.note}>
            {note.text}
          </p>
        )}
      </Tray>
      {mood === 'sad' && cards}
    </Panel>
  );
}
