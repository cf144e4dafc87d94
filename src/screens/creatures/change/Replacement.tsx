import { useMemo } from 'react';
import { findNextPokemonsExcludeTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { CREATURES, creaturesQuery, withChanges } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { useAddress } from '../../../hooks/useAddress.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { KnownMoves } from '../../../ui/creature/moves/KnownMoves.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { ListPage } from '../shared/ListPage.tsx';
import { queryIn } from '../shared/listAddress.ts';
import { Candidate } from './Candidate.tsx';
import styles from './Change.module.css';
import { useReplace } from './useReplace.tsx';

const { empty } = creatureWords;

/** Shown if the whole collection is in the team. */
function NobodyElse() {
  return (
    <Panel width="narrow">
      <Empty title={empty.restTitle} text={empty.restText} creature="gloopet" heading={3}>
        <LinkButton to="/maps" variant="primary">
          {empty.toMaps}
        </LinkButton>
      </Empty>
    </Panel>
  );
}

/** The creature to be replaced, and the list of possible replacements. */
export function Replacement({ from }: { from: Creature }) {
  const [params, change] = useAddress();
  const query = useMemo(() => queryIn(params), [params]);
  const list = useQuery(creaturesQuery(findNextPokemonsExcludeTeam, query));
  const { select, busy, problem, question } = useReplace(from);
  useKeptScroll();
  return (
    <div className={styles.screen}>
      <h1>{creatureWords.change}</h1>
      <section aria-label={creatureWords.replaced}>
        <CreatureListRow
          creature={from}
          actions={
            <p className={problem ? styles.problem : undefined} role="status">
              {problem ?? noteOn(from)}
            </p>
          }
        >
          <KnownMoves creature={from} />
        </CreatureListRow>
      </section>
      <ListPage
        title={creatureWords.from}
        heading={2}
        query={query}
        list={list}
        empty={<NobodyElse />}
        without={['inTrade']}
        onChange={change}
        row={(creature) => (
          <Candidate
            creature={creature}
            than={from}
            busy={busy}
            onSelect={() => select(creature)}
            onUpdate={(changes) => list.change(withChanges(changes), CREATURES)}
          />
        )}
      />
      {question}
    </div>
  );
}

const noteOn = (creature: Creature): string =>
  creatureWords.keepsPlace(calledName(creature)) +
  (creature.favourite ? ` ${creatureWords.favouriteNote}` : '');
