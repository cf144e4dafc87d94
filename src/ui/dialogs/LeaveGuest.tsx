import { guestWords } from '../../locales/en/guest.ts';
import { Button } from '../buttons/Button.tsx';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { Dialog } from './Dialog.tsx';

const { leave: words } = guestWords;

interface Props {
  username: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before a guest logs out, who could not log in again. */
export function LeaveGuest({ username, onLeave, onClose }: Props) {
  return (
    <Dialog
      title={words.title}
      text={words.text(username)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>{words.leave}</Button>
          <LinkButton to="/account" variant="primary" onClick={onClose}>
            {words.choose}
          </LinkButton>
        </>
      }
    />
  );
}
