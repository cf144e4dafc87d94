import { useId, useState } from 'react';
import { AVATARS, type Avatar } from '../../../../contract/shapes/avatar.ts';
import { chooseAvatar } from '../../../client/session/chooseAvatar.ts';
import { avatarWords } from '../../../locales/en/avatars.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import styles from './Avatar.module.css';
import { AvatarOption } from './AvatarOption.tsx';

interface Props {
  avatar: Avatar;
  onClose: () => void;
}

/** All looks to choose from; nothing changes before the player confirms. */
export function AvatarDialog({ avatar, onClose }: Props) {
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
  return (
    <Dialog
      title={avatarWords.change}
      text={avatarWords.text}
      wide
      onClose={onClose}
      actions={
        <>
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
          {AVATARS.map((each) => (
            <AvatarOption
              key={each}
              avatar={each}
              checked={each === chosen}
              onChoose={() => setChosen(each)}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
