import type { Refusal } from '../../api/refusal.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../buttons/Button.tsx';
import { Empty } from './Empty.tsx';

interface Props {
  title: string;
  text: string;
  heading?: 1 | 2;
  /** Why it was not loaded. */
  failure: Refusal | null;
  onRetry: () => void;
}

/** Takes the place of what could not be loaded, and offers to try again. */
export function LoadFailed({ failure, onRetry, ...words }: Props) {
  const id = failure?.requestId;
  return (
    <Empty creature="lodgekin" {...words}>
      {id && !words.text.includes(id) && <p>{en.errors.number(id)}</p>}
      <Button variant="primary" onClick={onRetry}>
        {en.retry.button}
      </Button>
    </Empty>
  );
}
