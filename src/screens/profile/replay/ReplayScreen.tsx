import { getReplay } from '../../../../contract/journal.ts';
import { addressWith, useAddress } from '../../../hooks/useAddress.ts';
import { replayWords } from '../../../locales/en/profile.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ReplayFailed, RestFailed } from './ReplayFailed.tsx';
import { ReplayView } from './ReplayView.tsx';
import { useSteps } from './useSteps.ts';

/** A battle that is over, once more, or why it cannot be shown. */
export function ReplayScreen({ id }: { id: string }) {
  const [params] = useAddress();
  const { steps, count, refusal, retry, want } = useSteps(getReplay, id);
  const back = (
    <LinkButton to={addressWith(params, { tab: 'battles', replay: null })}>{replayWords.back}</LinkButton>
  );
  if (refusal && !steps) {
    return (
      <ReplayFailed refusal={refusal} onRetry={retry}>
        {back}
      </ReplayFailed>
    );
  }
  if (!steps) return <Loading text={replayWords.loading} />;
  return (
    <ReplayView steps={steps} count={count} want={want} back={back}>
      {refusal && <RestFailed refusal={refusal} onRetry={retry} />}
    </ReplayView>
  );
}
