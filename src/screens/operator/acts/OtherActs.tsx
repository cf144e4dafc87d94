import { useState } from 'react';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import {
  sendDecline,
  sendDismissal,
  sendLift,
  sendNicknameRemoval,
} from '../../../client/operator/operatorActs.ts';
import { moderationWords } from '../../../locales/en/moderation.ts';
import { inQuotes } from '../../../locales/en/names.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { TextArea } from '../../../ui/forms/text/TextArea.tsx';
import styles from '../Operator.module.css';
import { ActDialog } from './ActDialog.tsx';
import type { Appeal, AskedAboutPlayer, NicknamedCreature } from './asked.ts';
import { Seen, SeenMessage } from './Seen.tsx';

const {
  acts,
  lift: liftWords,
  decline: declineWords,
  dismiss: dismissWords,
  unname: unnameWords,
} = operatorWords;

interface Unnamed extends Omit<AskedAboutPlayer, 'act'> {
  pokemon: NicknamedCreature;
  onClose: () => void;
}

/** Confirms that a creature loses its nickname. */
export function Unname({ player: { id, name, suspended }, pokemon, reports, onClose }: Unnamed) {
  const [text, setText] = useState('');
  const nickname = inQuotes(pokemon.nickname);
  return (
    <ActDialog
      title={unnameWords.title(nickname)}
      effects={`${acts.answers(reports)} ${unnameWords.effects}`}
      action={unnameWords.confirm}
      send={async () => {
        await sendNicknameRemoval({ player: id, reports }, pokemon.id, text);
        return unnameWords.done(nickname);
      }}
      onClose={onClose}
    >
      <TextArea label={unnameWords.text} value={text} onChange={setText} />
      <Seen player={name} when={suspended ? acts.when.lift : acts.when.rename}>
        <SeenMessage kind="unnamed" text={text} />
      </Seen>
    </ActDialog>
  );
}

/** Confirms that a suspension ends now. */
export function Lift({ player: { id, name }, onClose }: { player: Standing; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={liftWords.title(name)}
      effects={liftWords.effects}
      action={liftWords.confirm}
      send={async () => {
        await sendLift(id, text);
        return liftWords.done(name);
      }}
      onClose={onClose}
    >
      <TextArea label={liftWords.text} value={text} onChange={setText} />
      <Seen player={name} when={acts.when.lift}>
        <SeenMessage kind="lifted" text={text} />
      </Seen>
    </ActDialog>
  );
}

/** Confirms that an appeal is declined. */
export function Decline({ appeal, onClose }: { appeal: Appeal; onClose: () => void }) {
  const { name } = appeal.player;
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={declineWords.title(name)}
      effects={declineWords.effects}
      action={declineWords.confirm}
      problem={text.trim() === '' ? acts.empty : null}
      send={async () => {
        await sendDecline(appeal.id, text);
        return declineWords.done(name);
      }}
      onClose={onClose}
    >
      <TextArea label={declineWords.text} value={text} onChange={setText} />
      <Seen player={name} when={acts.when.decline}>
        <strong>{moderationWords.suspended.title}</strong>
        <p>{moderationWords.suspended.answer}</p>
        <p className={styles.said}>{text.trim() || acts.yourWords}</p>
      </Seen>
    </ActDialog>
  );
}

/** Confirms that reports are closed without an act. */
export function Dismiss({ reports, onClose }: { reports: readonly string[]; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <ActDialog
      title={dismissWords.title(reports.length)}
      effects={dismissWords.effects(reports)}
      action={dismissWords.confirm(reports.length)}
      send={async () => {
        const closed = await sendDismissal(reports, text);
        return closed === reports.length
          ? dismissWords.done(closed)
          : dismissWords.some(closed, reports.length);
      }}
      onClose={onClose}
    >
      <TextArea label={dismissWords.text} value={text} onChange={setText} />
    </ActDialog>
  );
}
