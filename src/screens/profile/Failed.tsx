import { profileWords } from '../../locales/en/profile.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Empty } from '../../ui/panels/Empty.tsx';

/** The server did not answer. */
export function Failed({ heading = 2, onRetry }: { heading?: 1 | 2; onRetry: () => void }) {
  return (
    <Empty
      title={profileWords.failedTitle}
      text={profileWords.failedText}
      creature="lodgekin"
      heading={heading}
    >
      <Button variant="primary" onClick={onRetry}>
        {profileWords.retry}
      </Button>
    </Empty>
  );
}
