import { resumeBattle } from '../../../client/battle/resume.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import styles from './Team.module.css';

/** Why nothing can be saved now, and the way to change that. */
export function InBattle({ refused }: { refused: boolean }) {
  const inBattle = useBridge(({ session }) => session.profile?.inBattle ?? false);
  if (!inBattle && !refused) return null;
  return (
    <Panel className={styles.notice}>
      <p>{creatureWords.inBattle}</p>
      <Button look="go" onClick={() => void resumeBattle()}>
        {creatureWords.toBattle}
      </Button>
    </Panel>
  );
}
