import { type FormEvent, useId, useState } from 'react';
import { MOST_TEXT, REPORT_REASONS, type ReportReason } from '../../../contract/shapes/moderation.ts';
import { toRefusal } from '../../api/refusal.ts';
import { sendReport } from '../../client/moderation/otherPlayers.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { recallUnsaved } from '../../client/session/sessionEnd.ts';
import { useUnsaved } from '../../hooks/useUnsaved.ts';
import { playerWords } from '../../locales/en/players.ts';
import { Button } from '../buttons/Button.tsx';
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
const REASONS = REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));

/** Reason and text that were typed when the player's session ended. */
function keptReport(about: string): { readonly reason: ReportReason | ''; readonly text: string } {
  const { reason, text } = (recallUnsaved(about) ?? {}) as Record<string, unknown>;
  return {
    reason: REPORT_REASONS.find((one) => one === reason) ?? '',
    text: typeof text === 'string' ? text : '',
  };
}

/**
 * Tells the operator about a player's name or listing. What was typed stays if the report is refused, and is there again
 * if the session ended meanwhile.
 */
export function ReportDialog({ user, listing, onClose }: Props) {
  const [aboutName, setAboutName] = useState(listing === undefined);
  const here = `report ${user.id}`;
  const [kept] = useState(() => keptReport(here));
  const [reason, setReason] = useState(kept.reason);
  const [text, setText] = useState(kept.text);
  useUnsaved(here, reason || text ? { reason, text } : null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the parent component.
    event.stopPropagation();
    if (busy || reason === '') return;
    setBusy(true);
    setProblem(null);
    const pokemon = aboutName || !listing ? {} : { pokemon: listing.id };
    const typed = text.trim() === '' ? {} : { text };
    try {
      await sendReport({ player: user.id, reason, ...pokemon, ...typed });
      showToast('success', words.sent);
      onClose();
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
    }
  };
  const choose = (isName: boolean) => {
    setProblem(null);
    setAboutName(isName);
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
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={reason === ''}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        {listing && (
          <fieldset className={styles.choices}>
            <legend>{words.about}</legend>
            <label>
              <input type="radio" name="about" checked={!aboutName} onChange={() => choose(false)} />
              {words.listing(listing.name)}
            </label>
            <label>
              <input type="radio" name="about" checked={aboutName} onChange={() => choose(true)} />
              {words.name}
            </label>
          </fieldset>
        )}
        <Select
          label={words.reason}
          choices={REASONS}
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
