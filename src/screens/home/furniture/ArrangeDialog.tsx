import { useState } from 'react';
import { fitsSpot, isPiece, SPOT_NAMES, type SpotName } from '../../../../content/furniture/spots.ts';
import type { CampView } from '../../../../contract/shapes/camp.ts';
import { campQuery, putInCamp } from '../../../client/camp/camp.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { campWords as words } from '../../../locales/en/camp.ts';
import { pieceName } from '../../../locales/en/named/pieces.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import styles from './Arrange.module.css';

interface Props {
  onClose: () => void;
}

/** Chooses what stands in each spot of the camp. Each choice is saved at once. */
export function ArrangeDialog({ onClose }: Props) {
  const { reply: camp, failure, retry, change } = useQuery(campQuery);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const put = async (spot: SpotName, piece: string | null) => {
    if (busy) return;
    setBusy(true);
    const changed = await putInCamp(spot, piece);
    setBusy(false);
    if (!changed) return;
    change(() => changed);
    const there = changed.placed.find((one) => one.spot === spot);
    const name = there && pieceName(there.piece);
    setTold(name === undefined ? words.cleared(words.spots[spot]) : words.placed(name, words.spots[spot]));
  };
  return (
    <Dialog
      title={words.title}
      text={camp && camp.owned.length > 0 ? words.text : ''}
      onClose={onClose}
      actions={
        <>
          <LinkButton to="/pokemart?tab=camp">
            {camp?.owned.length === 0 ? words.toMart : words.more}
          </LinkButton>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {!camp && !failure && (
        <p className={styles.line} role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {!camp && failure && (
        <p className={styles.line}>
          {words.failed}
          <Button variant="quiet" onClick={() => void retry()}>
            {words.again}
          </Button>
        </p>
      )}
      {camp?.owned.length === 0 && <p>{words.empty}</p>}
      {camp && camp.owned.length > 0 && <SpotList camp={camp} busy={busy} onPut={put} />}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </Dialog>
  );
}

interface ListProps {
  camp: CampView;
  busy: boolean;
  onPut: (spot: SpotName, piece: string | null) => Promise<void>;
}

function SpotList({ camp: { placed, owned }, busy, onPut }: ListProps) {
  return (
    <ul className={styles.spots}>
      {SPOT_NAMES.map((spot) => {
        const suited = owned.filter(({ piece }) => isPiece(piece) && fitsSpot(piece, spot));
        const there = placed.find((one) => one.spot === spot)?.piece ?? '';
        return (
          <li key={spot}>
            {suited.length === 0 ? (
              <>
                <strong>{words.spots[spot]}</strong>
                <span className={styles.none}>{words.noneFits}</span>
              </>
            ) : (
              <Select
                label={words.spots[spot]}
                value={there}
                disabled={busy}
                onChange={(piece) => void onPut(spot, piece === '' ? null : piece)}
                placeholder={words.nothing}
                choices={suited.map(({ piece }) => ({ value: piece, label: pieceName(piece) }))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
