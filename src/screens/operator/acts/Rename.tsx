import { useState } from 'react';
import { sendNewName } from '../../../client/operator/operatorActs.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { Field } from '../../../ui/buttons/Field.tsx';
import { TextArea } from '../../../ui/forms/text/TextArea.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { AskedAboutPlayer } from './asked.ts';
import { Seen, SeenMessage } from './Seen.tsx';

const { acts, rename: words } = operatorWords;

/** Confirms a new name. */
export function Rename({ player, reports, onClose }: AskedAboutPlayer & { onClose: () => void }) {
  const { id, name: former, suspended } = player;
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={words.title(former)}
      effects={`${acts.answers(reports)} ${words.effects}`}
      action={words.confirm}
      send={async () => {
        const renamed = await sendNewName({ player: id, reports }, name.trim(), text);
        return words.done(former, renamed.player.name);
      }}
      onClose={onClose}
    >
      <Field
        label={words.name}
        autoComplete="off"
        spellCheck={false}
        value={name}
        error={null}
        onChange={setName}
      />
      <TextArea label={words.text} value={text} onChange={setText} />
      <Seen player={former} when={suspended ? acts.when.lift : acts.when.rename}>
        <SeenMessage kind="renamed" text={text} name={name.trim() || words.neutral} />
      </Seen>
    </ActDialog>
  );
}
