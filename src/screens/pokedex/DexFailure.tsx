import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';

/** Shown if the Pokedex, or its script, could not be loaded. */
export function DexFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <MessagePanel title={pokedexWords.failed} text={message} creature="pageant">
        <Button variant="primary" onClick={onRetry}>
          {en.retry.button}
        </Button>
      </MessagePanel>
    </div>
  );
}
