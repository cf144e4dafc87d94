import { useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { appealsQuery, reportsQuery } from '../../client/operator/operatorQueries.ts';
import { forgetOperatorToken } from '../../client/operator/operatorSession.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { oneOf, useAddress } from '../../hooks/useAddress.ts';
import { operatorWords } from '../../locales/en/operator.ts';
import { numberWords } from '../../locales/format.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { AskedAct } from './acts/AskedAct.tsx';
import type { Ask, Asked } from './acts/asked.ts';
import { Appeals } from './lists/Appeals.tsx';
import { Audit } from './lists/Audit.tsx';
import { Reports } from './lists/Reports.tsx';
import styles from './Operator.module.css';
import { Player } from './Player.tsx';

const TABS = ['reports', 'appeals', 'player', 'audit'] as const;
const { tabs: words } = operatorWords;

const noted = (count: number | undefined) => (count ? { note: numberWords(count) } : {});

function forget(): void {
  forgetOperatorToken();
  showToast('success', operatorWords.forgotten);
}

/** Reports, appeals, players and the audit log, and the dialog of the act that the operator has chosen. */
export function Desk() {
  const [params, change] = useAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const reports = useQuery(reportsQuery('open', 0)).reply?.count;
  const appeals = useQuery(appealsQuery(0)).reply?.count;
  const ask: Ask = setAsked;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{operatorWords.title}</h1>
        <Button variant="quiet" onClick={forget}>
          {operatorWords.forget}
        </Button>
      </header>
      <Tabs
        label={operatorWords.sections}
        first={oneOf(params, 'tab', TABS)}
        onChange={(tab) =>
          change({ tab: tab === TABS[0] ? null : tab, skip: null, state: null, player: null })
        }
        tabs={[
          { value: 'reports', label: words.reports, ...noted(reports), panel: <Reports ask={ask} /> },
          { value: 'appeals', label: words.appeals, ...noted(appeals), panel: <Appeals ask={ask} /> },
          { value: 'player', label: words.player, panel: <Player ask={ask} /> },
          { value: 'audit', label: words.audit, panel: <Audit player={null} /> },
        ]}
      />
      {asked && <AskedAct asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
