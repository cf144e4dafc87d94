import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from '../Operator.module.css';
import type { Ask, NicknamedCreature } from './asked.ts';

const { acts: words } = operatorWords;

interface Props {
  /** Null if the reports are about several players. */
  player: Standing | null;
  /** The open reports that the act answers. */
  reports: readonly string[];
  /** The reported creature; absent if it has no nickname. */
  pokemon?: NicknamedCreature;
  ask: Ask;
}

/** The acts about a player and about reports. */
export function ActButtons({ player, reports, pokemon, ask }: Props) {
  return (
    <div className={styles.acts}>
      {player && (
        <>
          {reports.length === 0 && (
            <Button onClick={() => ask({ act: 'message', player })}>{words.message}</Button>
          )}
          <Button onClick={() => ask({ act: 'warn', player, reports })}>{words.warn}</Button>
          <Button onClick={() => ask({ act: 'suspend', player, reports })}>{words.suspend}</Button>
          <Button onClick={() => ask({ act: 'rename', player, reports })}>{words.rename}</Button>
          {pokemon && (
            <Button onClick={() => ask({ act: 'unname', player, reports, pokemon })}>{words.unname}</Button>
          )}
          {player.suspended && <Button onClick={() => ask({ act: 'lift', player })}>{words.lift}</Button>}
        </>
      )}
      {reports.length > 0 && (
        <Button onClick={() => ask({ act: 'dismiss', reports })}>{words.dismiss(reports.length)}</Button>
      )}
    </div>
  );
}
