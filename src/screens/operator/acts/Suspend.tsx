import { useState } from 'react';
import { sendSuspension } from '../../../client/operator/operatorActs.ts';
import { moderationWords } from '../../../locales/en/moderation.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { Field } from '../../../ui/buttons/Field.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { TextArea } from '../../../ui/forms/text/TextArea.tsx';
import styles from '../Operator.module.css';
import { ActDialog } from './ActDialog.tsx';
import type { AskedAboutPlayer } from './asked.ts';
import { Seen } from './Seen.tsx';

const { acts, suspend: words } = operatorWords;
const { suspended: seen } = moderationWords;

const DAY_MS = 86_400_000;
const DAYS = [1, 3, 7, 30] as const;
const lengths = () => [
  ...DAYS.map((count) => ({ value: String(count), label: words.days(count) })),
  { value: 'moment', label: words.moment },
  { value: 'endless', label: words.endless },
];

/** The end of a suspension: null if it has none, undefined if the chosen moment is none or is over. */
function endOf(length: string, moment: string, now: number): string | null | undefined {
  if (length === 'endless') return null;
  const end = length === 'moment' ? new Date(moment) : new Date(now + Number(length) * DAY_MS);
  return end.getTime() > now ? end.toISOString() : undefined;
}

/** Confirms a suspension. */
export function Suspend({ player, reports, onClose }: AskedAboutPlayer & { onClose: () => void }) {
  const { id, name, suspended } = player;
  // Of the opening, so that a second try after a lost reply is the same request.
  const [now] = useState(Date.now);
  const [reason, setReason] = useState('');
  const [length, setLength] = useState('3');
  const [moment, setMoment] = useState('');
  const until = endOf(length, moment, now);
  return (
    <ActDialog
      title={words.title(name)}
      effects={`${suspended ? `${words.present(suspended.until && minuteOf(suspended.until), suspended.reason)} ` : ''}${acts.answers(reports)} ${words.effects}`}
      action={suspended ? words.replace : words.confirm}
      problem={reason.trim() === '' ? acts.empty : until === undefined ? words.past : null}
      send={async () => {
        await sendSuspension({ player: id, reports }, reason, until ?? null, suspended?.id);
        return words.done(name);
      }}
      onClose={onClose}
    >
      <TextArea label={words.reason} value={reason} onChange={setReason} />
      <Select label={words.length} choices={lengths()} value={length} onChange={setLength} />
      {length === 'moment' && (
        <Field
          label={words.until}
          type="datetime-local"
          required
          value={moment}
          error={moment !== '' && until === undefined ? words.past : null}
          onChange={setMoment}
        />
      )}
      <Seen player={name} when={acts.when.suspend}>
        <strong>{seen.title}</strong>
        <dl className={styles.facts}>
          <div>
            <dt>{seen.reason}</dt>
            <dd>{reason.trim() || acts.yourWords}</dd>
          </div>
          {until && (
            <div>
              <dt>{seen.until}</dt>
              <dd>
                <time dateTime={until}>{minuteOf(until)}</time>
              </dd>
            </div>
          )}
        </dl>
        {until === null && <p>{seen.endless}</p>}
        <p>{seen.safe}</p>
      </Seen>
    </ActDialog>
  );
}
