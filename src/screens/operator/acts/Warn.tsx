import { useState } from 'react';
import { sendWarning } from '../../../client/operator/operatorActs.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { TextArea } from '../../../ui/forms/text/TextArea.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { AskedAboutPlayer } from './asked.ts';
import { Seen, SeenMessage } from './Seen.tsx';

const { acts, warn: words } = operatorWords;

/** Confirms a warning. */
export function Warn({ player, reports, onClose }: AskedAboutPlayer & { onClose: () => void }) {
  const { id, name, suspended } = player;
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={words.title(name)}
      effects={acts.answers(reports)}
      action={words.confirm}
      problem={text.trim() === '' ? acts.empty : null}
      send={async () => {
        await sendWarning({ player: id, reports }, text);
        return words.done(name);
      }}
      onClose={onClose}
    >
      <TextArea label={words.text} value={text} onChange={setText} />
      <Seen player={name} when={suspended ? acts.when.lift : acts.when.warn}>
        <SeenMessage kind="warning" text={text || acts.yourWords} />
      </Seen>
    </ActDialog>
  );
}
