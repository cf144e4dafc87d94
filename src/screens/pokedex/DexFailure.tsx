import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePanel } from '../../ui/MessagePanel.tsx';

/** Where it could not be had what the player has seen. */
export function DexFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <MessagePanel title={pokedexWords.failed} text={message} creature="pagemite">
        <Button look="primary" onClick={onRetry}>
          {en.retry.button}
        </Button>
      </MessagePanel>
    </div>
  );
}
