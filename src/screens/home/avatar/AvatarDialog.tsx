import { useId, useState } from 'react';
import { AVATARS, type Avatar, isSoldAvatar } from '../../../../contract/shapes/avatar.ts';
import { martQuery } from '../../../client/queries.ts';
import { chooseAvatar } from '../../../client/session/chooseAvatar.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { avatarWords } from '../../../locales/en/avatars.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import styles from './Avatar.module.css';
import { AvatarOption } from './AvatarOption.tsx';

interface Props {
  avatar: Avatar;
  onClose: () => void;
}

/** All looks to choose from, with the prices of those that the player has not bought; nothing changes before the player confirms. */
export function AvatarDialog({ avatar, onClose }: Props) {
  const { reply: mart, failure, retry } = useQuery(martQuery);
  const [chosen, setChosen] = useState(avatar);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const wear = async () => {
    if (busy) return;
    setBusy(true);
    const worn = chosen === avatar || (await chooseAvatar(chosen));
    setBusy(false);
    if (worn) onClose();
  };
  const priceOf = (look: Avatar): string | null => {
    const item = mart?.items[look];
    const [town = null] = item?.sold ?? [];
    return item ? avatarWords.price(item.price, town && mapsWords.places[town].title) : null;
  };
  return (
    <Dialog
      title={avatarWords.change}
      text={avatarWords.text}
      wide
      onClose={onClose}
      actions={
        <>
          <LinkButton to="/pokemart?tab=looks">{avatarWords.toMart}</LinkButton>
          <Button onClick={onClose}>{avatarWords.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {avatarWords.wear}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble to the parent component: the form around this dialog must not be submitted.
          event.stopPropagation();
          void wear();
        }}
      >
        <div className={styles.options} role="radiogroup" aria-label={avatarWords.label}>
          {AVATARS.map((each) => {
            const locked = isSoldAvatar(each) && each !== avatar && (mart?.items[each]?.bag ?? 0) < 1;
            return (
              <AvatarOption
                key={each}
                avatar={each}
                checked={each === chosen}
                onChoose={() => setChosen(each)}
                locked={locked}
                price={locked ? priceOf(each) : null}
              />
            );
          })}
        </div>
      </form>
      {!mart && (
        <p className={styles.asking} role="status">
          {failure ? (
            <>
              {avatarWords.failed}
              <Button variant="quiet" onClick={() => void retry()}>
                {avatarWords.again}
              </Button>
            </>
          ) : (
            <>
              <Spinner />
              {avatarWords.asking}
            </>
          )}
        </p>
      )}
    </Dialog>
  );
}
