import { type ReactNode, useState } from 'react';
import { MOST_SET_FREE } from '../../../../../contract/owned.ts';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Tray } from '../../../../ui/panels/Tray.tsx';
import styles from './Free.module.css';
import { FreeDialog } from './FreeDialog.tsx';

const { freeing: words, boxes: boxWords } = creatureWords;

/** The creatures that the player chooses to set free. */
export interface Freeing {
  /** Whether the rows of the list offer to be chosen. */
  readonly choosing: boolean;
  readonly isChosen: (id: string) => boolean;
  /** Whether no further one can be chosen. */
  readonly full: boolean;
  readonly toggle: (creature: Creature) => void;
  /** Asks about one creature. */
  readonly ask: (creature: Creature) => void;
  /** Begins or ends choosing several. */
  readonly switcher: ReactNode;
  /** Ends choosing. */
  readonly stop: () => void;
  /** The number of the chosen ones, and the question. */
  readonly rest: ReactNode;
}

/**
 * Lets the player choose creatures, also on several pages of the list, and sets them free or puts them in a box.
 * @param onBox called with those who shall be put in a box
 * @param onGone called with the ids of those who are gone
 */
export function useFreeing(
  onBox: (creatures: readonly Creature[]) => void,
  onGone: (ids: readonly string[]) => void,
): Freeing {
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly Creature[]>([]);
  const [asked, setAsked] = useState<readonly Creature[] | null>(null);
  const full = chosen.length >= MOST_SET_FREE;
  const stop = () => {
    setChoosing(false);
    setChosen([]);
  };
  return {
    choosing,
    stop,
    isChosen: (wanted) => chosen.some(({ id }) => id === wanted),
    full,
    toggle: (creature) =>
      setChosen((before) =>
        before.some(({ id }) => id === creature.id)
          ? before.filter(({ id }) => id !== creature.id)
          : [...before, creature],
      ),
    ask: (creature) => setAsked([creature]),
    switcher: (
      <Button aria-pressed={choosing} onClick={() => (choosing ? stop() : setChoosing(true))}>
        {choosing ? words.stop : words.several}
      </Button>
    ),
    rest: (
      <>
        {choosing && (
          <Tray className={styles.tray}>
            <p role="status">{full ? words.full(MOST_SET_FREE) : words.count(chosen.length)}</p>
            <Button disabled={chosen.length === 0} onClick={() => onBox(chosen)}>
              {boxWords.put(chosen.length)}
            </Button>
            <Button variant="primary" disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
              {words.ask(chosen.length)}
            </Button>
          </Tray>
        )}
        {asked && (
          <FreeDialog
            creatures={asked}
            onClose={() => setAsked(null)}
            onGone={(ids) => {
              setAsked(null);
              stop();
              onGone(ids);
            }}
          />
        )}
      </>
    ),
  };
}
