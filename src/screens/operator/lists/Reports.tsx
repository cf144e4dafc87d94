import { useState } from 'react';
import { reportsQuery } from '../../../client/operator/operatorQueries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { oneOf, useAddress } from '../../../hooks/useAddress.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import { Tray } from '../../../ui/panels/Tray.tsx';
import { ActButtons } from '../acts/ActButtons.tsx';
import type { Ask, OpenedReport } from '../acts/asked.ts';
import styles from '../Operator.module.css';
import { OperatorList } from './OperatorList.tsx';
import { ReportItem } from './ReportItem.tsx';

const { reports: words } = operatorWords;
const STATES = ['open', 'closed'] as const;

/** The open reports, the oldest first, of which several can be answered at once; or the closed ones. */
export function Reports({ ask }: { ask: Ask }) {
  const [params, change] = useAddress();
  const state = oneOf(params, 'state', STATES);
  const isOpen = state === 'open';
  const page = usePage((skip) => reportsQuery(state, skip));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const shown = isOpen ? (page.reply?.reports ?? []) : [];
  // What is no longer on the page cannot be seen, and is not answered.
  const selected = shown.filter(({ id }) => picked.includes(id));
  const pick = (id: string, isPicked: boolean) =>
    setPicked((before) => [...before.filter((one) => one !== id), ...(isPicked ? [id] : [])]);
  const tools = (
    <div className={styles.row}>
      {shown.length > 1 && (
        <ToggleChip
          pressed={selected.length === shown.length}
          onChange={(all) => setPicked(all ? shown.map(({ id }) => id) : [])}
        >
          {words.all}
        </ToggleChip>
      )}
      <ToggleChip
        pressed={!isOpen}
        onChange={(closed) => change({ state: closed ? 'closed' : null, skip: null })}
      >
        {words.closed}
      </ToggleChip>
    </div>
  );
  return (
    <>
      <OperatorList
        page={page}
        words={isOpen ? words : { title: words.closedTitle, loading: words.loading, none: words.noneClosed }}
        tools={tools}
        rows={({ reports }) =>
          reports.map((report) => (
            <li key={report.id}>
              <ReportItem
                report={report}
                selected={picked.includes(report.id)}
                onSelect={(isPicked) => pick(report.id, isPicked)}
                ask={ask}
              />
            </li>
          ))
        }
      />
      {selected.length > 1 && (
        <Tray>
          <Selection selected={selected} ask={ask} onClear={() => setPicked([])} />
        </Tray>
      )}
    </>
  );
}

interface SelectionProps {
  selected: readonly OpenedReport[];
  ask: Ask;
  onClear: () => void;
}

/** Answers all selected reports at once. */
function Selection({ selected, ask, onClear }: SelectionProps) {
  const [first] = selected;
  const isOnePlayer = selected.every(({ player }) => player.id === first?.player.id);
  return (
    <fieldset className={styles.selection} aria-label={words.selected(selected.length)}>
      <div className={styles.top}>
        <strong>{words.selected(selected.length)}</strong>
        <ToggleChip pressed={false} onChange={onClear}>
          {words.clear}
        </ToggleChip>
      </div>
      {!isOnePlayer && <span className={styles.soft}>{words.severalPlayers}</span>}
      <ActButtons
        player={isOnePlayer && first ? first.player : null}
        reports={selected.map(({ id }) => id)}
        ask={ask}
      />
    </fieldset>
  );
}
