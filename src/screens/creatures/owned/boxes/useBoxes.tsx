import { type ReactNode, useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { boxesQuery } from '../../../../client/queries.ts';
import { useQuery } from '../../../../hooks/queries/useQuery.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { Loading } from '../../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../../ui/panels/LoadFailed.tsx';
import { BoxesDialog } from './BoxesDialog.tsx';
import type { Boxes } from './freeBox.ts';
import { PutDialog } from './PutDialog.tsx';

const { boxes: words } = creatureWords;

/** The boxes of a list, and what is done with them. */
export interface Boxing {
  /** The name of a box; undefined for none, or while the boxes are not known. */
  readonly nameOf: (box: number | undefined) => string | undefined;
  /** Asks in which box creatures shall be. */
  readonly ask: (creatures: readonly Creature[]) => void;
  /** Opens the boxes. */
  readonly opener: ReactNode;
  readonly dialog: ReactNode;
}

interface Listeners {
  /** Called with creatures that were put in a box. */
  readonly onPut: (changed: readonly Creature[]) => void;
  /** Called with the number of a box that the list shall show. */
  readonly onShow: (box: number) => void;
  /** Called after a box was put away. */
  readonly onAway: (box: number) => void;
}

/** Sorts creatures into boxes with names. */
export function useBoxes({ onPut, onShow, onAway }: Listeners): Boxing {
  const { reply, failure, loading, retry, refresh, change } = useQuery(boxesQuery);
  const [asked, setAsked] = useState<readonly Creature[] | 'all boxes' | null>(null);
  const close = () => setAsked(null);
  const onBoxes = (boxes: Boxes) => change(() => ({ boxes }));
  const dialog = () => {
    if (asked === null) return null;
    if (!reply) {
      return (
        <Dialog title={words.title} onClose={close}>
          {failure && !loading ? (
            <LoadFailed title={words.failed} text="" failure={failure} onRetry={() => void retry()} />
          ) : (
            <Loading text={words.button} />
          )}
        </Dialog>
      );
    }
    const { boxes } = reply;
    if (asked === 'all boxes') {
      return (
        <BoxesDialog
          boxes={boxes}
          onBoxes={onBoxes}
          onShow={(box) => {
            close();
            onShow(box);
          }}
          onAway={onAway}
          onClose={close}
        />
      );
    }
    return (
      <PutDialog
        creatures={asked}
        boxes={boxes}
        onBoxes={onBoxes}
        onPut={(changed) => {
          close();
          refresh();
          onPut(changed);
        }}
        onClose={close}
      />
    );
  };
  return {
    nameOf: (box) => reply?.boxes.find((one) => one.box === box)?.name,
    ask: setAsked,
    opener: (
      <Button
        onClick={() => {
          refresh();
          setAsked('all boxes');
        }}
      >
        {words.button}
      </Button>
    ),
    dialog: dialog(),
  };
}
