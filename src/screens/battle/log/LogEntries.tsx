import { Fragment } from 'react';
import type { LogEntry } from '../../../client/battle/log/battleLog.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Grouped } from '../../../ui/numbers/Grouped.tsx';
import log from '../../../ui/panels/Log.module.css';

interface Props {
  entries: readonly LogEntry[];
  /** Whether this window joined the battle after its first round. */
  isLate: boolean;
}

/** The entries of the log, each round under its number. */
export function LogEntries({ entries, isLate }: Props) {
  return (
    <>
      {isLate && entries.length > 0 && <p className={log.none}>{battleWords.lookBack.unknown}</p>}
      {entries.map(({ key, round, text }, index) => (
        <Fragment key={key}>
          {entries[index - 1]?.round !== round && (
            <h3>{round > 0 ? battleWords.round(round) : battleWords.start}</h3>
          )}
          <p>
            <Grouped text={text} />
          </p>
        </Fragment>
      ))}
    </>
  );
}
