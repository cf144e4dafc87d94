import { useState } from 'react';
import { takeReward } from '../../client/quests/claim.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { Button } from '../../ui/buttons/Button.tsx';

interface Props {
  /** Of the quest. */
  readonly id: string;
  readonly name: string;
}

/** Takes the reward of a finished quest. */
export function TakeButton({ id, name }: Props) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeReward(id);
    setBusy(false);
  };
  return (
    <Button variant="primary" busy={busy} aria-label={words.claimOf(name)} onClick={() => void take()}>
      {words.claim}
    </Button>
  );
}
