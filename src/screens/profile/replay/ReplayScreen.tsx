import { useEffect, useMemo, useRef, useState } from 'react';
import { replayQuery } from '../../../client/queries.ts';
import { usePieces } from '../../../hooks/queries/useQuery.ts';
import { addressWith, useAddress } from '../../../hooks/useAddress.ts';
import { replayWords } from '../../../locales/en/profile.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { KeptBattle } from './kept/KeptBattle.tsx';
import { ReplayFailed, RestFailed } from './ReplayFailed.tsx';
import { ReplayView } from './ReplayView.tsx';

/** Number of steps to load ahead of the current one; a reply has 50. */
const AHEAD = 25;

/** Loads and replays a past battle, or shows why it cannot. */
export function ReplayScreen({ id }: { id: string }) {
  const [params] = useAddress();
  const { pieces, loading, failure, hasMore, fetchMore } = usePieces(replayQuery(id));
  const steps = useMemo(() => pieces?.flatMap((piece) => piece.steps), [pieces]);
  /** The step that is shown or wanted. */
  const [place, setPlace] = useState(0);
  const isDue = steps && hasMore && !loading && !failure && steps.length <= place + AHEAD;
  const more = useRef(fetchMore);
  useEffect(() => {
    more.current = fetchMore;
  });
  useEffect(() => {
    if (isDue) more.current();
  }, [isDue]);
  const back = (
    <LinkButton to={addressWith(params, { tab: 'battles', replay: null })}>{replayWords.back}</LinkButton>
  );
  if (failure && !steps) {
    const failed = (
      <ReplayFailed refusal={failure} onRetry={fetchMore}>
        {back}
      </ReplayFailed>
    );
    return failure.status === 409 ? <KeptBattle id={id} instead={failed} back={back} /> : failed;
  }
  if (!steps) return <Loading text={replayWords.loading} heading={replayWords.title} />;
  return (
    <ReplayView
      steps={steps}
      count={hasMore ? (pieces?.at(-1)?.count ?? 0) : steps.length}
      want={setPlace}
      back={back}
    >
      {failure && <RestFailed refusal={failure} onRetry={fetchMore} />}
    </ReplayView>
  );
}
