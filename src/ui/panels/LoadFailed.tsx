import { en } from '../../locales/en.ts';
import { Button } from '../buttons/Button.tsx';
import { Empty } from './Empty.tsx';

interface Props {
  title: string;
  text: string;
  heading?: 1 | 2;
  onRetry: () => void;
}

/** Takes the place of what could not be loaded, and offers to try again. */
export function LoadFailed({ onRetry, ...words }: Props) {
  return (
    <Empty creature="lodgekin" {...words}>
      <Button variant="primary" onClick={onRetry}>
        {en.retry.button}
      </Button>
    </Empty>
  );
}
