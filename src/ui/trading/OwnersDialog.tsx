import { ownersQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { playerNameFirst } from '../../locales/en/names.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../buttons/Button.tsx';
import { dayOf } from '../dates.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Spinner } from '../loading/Spinner.tsx';
import { Chip } from '../panels/Chip.tsx';
import { PlayerButton } from '../players/PlayerButton.tsx';
import styles from './Owners.module.css';

interface Props {
  creature: { readonly id: string; readonly name: string };
  onClose: () => void;
}

const { owners: words } = tradeWords;

/** The owners of a creature so far, first owner first. */
export function OwnersDialog({ creature: { id, name }, onClose }: Props) {
  const { reply, failure, retry } = useQuery(ownersQuery(id));
  const own = useBridge(({ session }) => session.profile?.username);
  return (
    <Dialog title={words.title(speciesName(name))} onClose={onClose}>
      {!reply && !failure && (
        <p className={styles.waiting} role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {!reply && failure && (
        <>
          <p role="alert">{words.failed}</p>
          <Button variant="primary" onClick={retry}>
            {en.retry.button}
          </Button>
        </>
      )}
      {reply && (
        <ol className={styles.owners}>
          {reply.owners.map((owner) => (
            <li key={owner.since}>
              <strong>{playerNameFirst(owner.name)}</strong>
              {owner.name !== own && <PlayerButton user={owner} onView={onClose} />}
              {owner.until === null && <Chip tone="good">{words.present}</Chip>}
              <span className={styles.when}>
                {owner.until === null
                  ? words.now(dayOf(owner.since))
                  : words.span(dayOf(owner.since), dayOf(owner.until))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
