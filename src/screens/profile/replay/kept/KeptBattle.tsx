import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../../../contract/call.ts';
import type { getPastBattle } from '../../../../../contract/journal.ts';
import { pastBattleQuery } from '../../../../client/queries.ts';
import { useQuery } from '../../../../hooks/queries/useQuery.ts';
import { replayWords } from '../../../../locales/en/profile.ts';
import { CreatureThumb } from '../../../../ui/creatureCard/CreatureThumb.tsx';
import { KindedName } from '../../../../ui/creatureCard/facts/KindedName.tsx';
import { Nickname } from '../../../../ui/creatureCard/nickname/Nickname.tsx';
import { Loading } from '../../../../ui/loading/Loading.tsx';
import { Panel } from '../../../../ui/panels/Panel.tsx';
import { BattleRow } from '../../history/BattleRow.tsx';
import styles from './KeptBattle.module.css';

type Kept = ReplyOf<typeof getPastBattle>;
type Team = NonNullable<Kept['teams']>['player'];

function Fighters({ title, team }: { title: string; team: Team }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.team}>
        {team.map((creature) => (
          <li key={creature.id}>
            <CreatureThumb creature={creature} />
            <span>
              <strong>
                <KindedName {...creature} className={undefined} />
              </strong>
              <Nickname of={creature} />
              <small>{replayWords.level(creature.level)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  id: string;
  /** Shown where nothing is kept that could be shown. */
  instead: ReactNode;
  /** The link back. */
  back: ReactNode;
}

/** A battle that cannot be played again since it was fought with an older catalogue: how it ended, and both teams. */
export function KeptBattle({ id, instead, back }: Props) {
  const { reply: kept, failure } = useQuery(pastBattleQuery(id));
  if (!kept) return failure ? instead : <Loading text={replayWords.loading} heading={replayWords.title} />;
  const { battle, teams } = kept;
  if (!battle.older || !teams) return instead;
  return (
    <Panel width="narrow" className={styles.panel}>
      <h1>{replayWords.olderTitle}</h1>
      <p>{replayWords.olderText}</p>
      <BattleRow battle={battle} watch={false} />
      <Fighters title={replayWords.team} team={teams.player} />
      <Fighters title={replayWords.foes} team={teams.opponent} />
      {back}
    </Panel>
  );
}
