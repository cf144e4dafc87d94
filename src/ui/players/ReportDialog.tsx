import { type FormEvent, useId, useState } from 'react';
import { MOST_NICKNAME } from '../../../contract/shapes/creature.ts';
import {
  MOST_TEXT,
  REPORT_REASONS,
  type ReportReason,
} from '../../../contract/shapes/operating/moderation.ts';
import { toRefusal } from '../../api/refusal.ts';
import { sendReport } from '../../client/moderation/otherPlayers.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { recallUnsaved } from '../../client/session/sessionEnd.ts';
import { useUnsaved } from '../../hooks/useUnsaved.ts';
import { playerWords } from '../../locales/en/players.ts';
import { Button } from '../buttons/Button.tsx';
import { Field } from '../buttons/Field.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Select } from '../forms/picker/Select.tsx';
import { TextArea } from '../forms/text/TextArea.tsx';
import frame from '../theme/Frame.module.css';
import styles from './PlayerButton.module.css';

interface Props {
  user: { readonly id: string; readonly name: string };
  listing?: { readonly id: string; readonly name: string } | undefined;
  onClose: () => void;
}

const { reporting: words } = playerWords;
const ABOUT = ['listing', 'name', 'nickname'] as const;
type About = (typeof ABOUT)[number];
const reasonChoices = () => REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));

/** Reason and text that were typed when the player's session ended. */
function keptReport(about: string): { readonly reason: ReportReason | ''; readonly text: string } {
  const { reason, text } = (recallUnsaved(about) ?? {}) as Record<string, unknown>;
  return {
    reason: REPORT_REASONS.find((one) => one === reason) ?? '',
    text: typeof text === 'string' ? text : '',
  };
}

/**
 * Tells the operator about a player's name, listing or nickname. What was typed stays if the report is refused, and is there again
 * if the session ended meanwhile.
 */
export function ReportDialog({ user, listing, onClose }: Props) {
  const [about, setAbout] = useState<About>(listing ? 'listing' : 'name');
  const [nickname, setNickname] = useState('');
  const here = `report ${user.id}`;
  const [kept] = useState(() => keptReport(here));
  const [reason, setReason] = useState(kept.reason);
  const [text, setText] = useState(kept.text);
  useUnsaved(here, reason || text ? { reason, text } : null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  const complete = reason !== '' && (about !== 'nickname' || nickname.trim() !== '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the parent component.
    event.stopPropagation();
    if (busy || !complete) return;
    setBusy(true);
    setProblem(null);
    const what =
      about === 'listing' && listing
        ? { pokemon: listing.id }
        : about === 'nickname'
          ? { nickname: nickname.trim() }
          : {};
    const typed = text.trim() === '' ? {} : { text };
    try {
      await sendReport({ player: user.id, reason, ...what, ...typed });
      showToast('success', words.sent);
      onClose();
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
    }
  };
  const choose = (chosen: About) => {
    setProblem(null);
    setAbout(chosen);
  };
  return (
    <Dialog
      title={words.title(user.name)}
      text={words.text}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {playerWords.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={!complete}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <fieldset className={styles.choices}>
          <legend>{words.about}</legend>
          {ABOUT.filter((one) => one !== 'listing' || listing).map((one) => (
            <label key={one}>
              <input type="radio" name="about" checked={about === one} onChange={() => choose(one)} />
              {one === 'listing' ? words.listing(listing?.name ?? '') : words[one]}
            </label>
          ))}
        </fieldset>
        {about === 'nickname' && (
          <Field
            label={words.whichNickname}
            value={nickname}
            error={null}
            maxLength={MOST_NICKNAME}
            autoComplete="off"
            spellCheck={false}
            disabled={busy}
            onChange={setNickname}
          />
        )}
        <Select
          label={words.reason}
          choices={reasonChoices()}
          value={reason}
          placeholder={words.choose}
          disabled={busy}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? '')}
        />
        <TextArea label={words.more(MOST_TEXT)} value={text} disabled={busy} onChange={setText} />
        {problem !== null && (
          <p className={frame.error} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
