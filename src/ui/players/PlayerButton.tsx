import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { removeBlock } from '../../client/moderation/otherPlayers.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { blockedQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { playerWords } from '../../locales/en/players.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Link } from '../buttons/Link.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import styles from './PlayerButton.module.css';
import { playerLink } from './playerLink.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface Props {
  /** Another player. Without a name, the account is gone, and there is no button. */
  user: { readonly id: string; readonly name: string };
  /** The player's listing beside which the button stands. */
  listing?: { readonly id: string; readonly name: string };
  /** Called after the player was blocked. */
  onBlock?: () => void;
  /** Called when the trainer card is chosen. */
  onView?: () => void;
}

type Asked = 'report' | 'block';

/** A menu about another player: the trainer card, a report, a block. */
export function PlayerButton({ user, listing, onBlock, onView }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Asked | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (user.name === '') return null;
  const close = () => setAsked(null);
  return (
    <>
      {/* Not modal: the modal form writes style sheets into the page, which the content security policy forbids. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <IconButton ref={trigger} label={playerWords.menu(user.name)} title={playerWords.menu(user.name)}>
            <path d="M12 5.6v.01M12 12v.01M12 18.4v.01" strokeWidth="3.6" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className={styles.menu}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={() => {
              // Not earlier: the dialog gives the focus back to whatever had it when the dialog opened.
              trigger.current?.focus();
              setAsked(chosen.current);
              chosen.current = null;
            }}
          >
            <DropdownMenu.Item asChild>
              <Link className={styles.option} to={playerLink(user.name)} onClick={onView}>
                {playerWords.view}
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className={styles.option}
              onSelect={() => {
                chosen.current = 'report';
              }}
            >
              {playerWords.report}
            </DropdownMenu.Item>
            <BlockItem
              user={user}
              onBlock={() => {
                chosen.current = 'block';
              }}
            />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asked === 'report' && <ReportDialog user={user} listing={listing} onClose={close} />}
      {asked === 'block' && <BlockDialog user={user} onClose={close} onBlock={onBlock} />}
    </>
  );
}

/** Ends a block and says so. */
export async function endBlock({ id, name }: Props['user']): Promise<void> {
  try {
    await removeBlock(id);
    showToast('success', playerWords.blocking.undone(name));
  } catch (refused) {
    showToast('error', toRefusal(refused).message);
  }
}

/** Blocks or unblocks. Until the list of blocked players has come, it cannot be chosen; without it, blocking can. */
function BlockItem({ user, onBlock }: { user: Props['user']; onBlock: () => void }) {
  const { reply, failure } = useQuery(blockedQuery);
  const isBlocked = reply?.blocked.some(({ id }) => id === user.id) ?? false;
  return (
    <DropdownMenu.Item
      className={styles.option}
      disabled={!reply && !failure}
      onSelect={() => (isBlocked ? void endBlock(user) : onBlock())}
    >
      {isBlocked ? playerWords.unblock : playerWords.block}
    </DropdownMenu.Item>
  );
}
