import { useState } from 'react';
import { sendOperatorMessage, sendWarning } from '../../../client/operator/operatorActs.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { TextArea } from '../../../ui/forms/text/TextArea.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { Asked } from './asked.ts';
import { Seen, SeenMessage } from './Seen.tsx';

const { acts, warn, message } = operatorWords;

interface Props {
  asked: Extract<Asked, { act: 'warn' | 'message' }>;
  onClose: () => void;
}

/** Confirms a warning, or a message that is none. */
export function Letter({ asked, onClose }: Props) {
  const { id, name, suspended } = asked.player;
  const [text, setText] = useState('');
  const words = asked.act === 'warn' ? warn : message;
  return (
    <ActDialog
      title={words.title(name)}
      effects={asked.act === 'warn' ? acts.answers(asked.reports) : message.effects}
      action={words.confirm}
      problem={text.trim() === '' ? acts.empty : null}
      send={async () => {
        await (asked.act === 'warn'
          ? sendWarning({ player: id, reports: asked.reports }, text)
          : sendOperatorMessage(id, text));
        return words.done(name);
      }}
      onClose={onClose}
    >
      <TextArea label={words.text} value={text} onChange={setText} />
      <Seen player={name} when={suspended ? acts.when.lift : acts.when.warn}>
        <SeenMessage kind={asked.act === 'warn' ? 'warning' : 'message'} text={text || acts.yourWords} />
      </Seen>
    </ActDialog>
  );
}
