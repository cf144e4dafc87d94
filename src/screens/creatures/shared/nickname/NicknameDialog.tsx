import { type FormEvent, useId, useState } from 'react';
import { nameCreature } from '../../../../../contract/owned.ts';
import { type Creature, MOST_NICKNAME } from '../../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { request } from '../../../../api/request.ts';
import { achievementMayBeReached } from '../../../../client/achievements/mayBeReached.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import type { CreatureChange } from '../../../../client/queries.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { inQuotes } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Field } from '../../../../ui/buttons/Field.tsx';
import { CreatureThumb } from '../../../../ui/creatureCard/CreatureThumb.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import styles from './Nickname.module.css';

interface Props {
  creature: Creature;
  onUpdate: (changes: readonly CreatureChange[]) => void;
  onClose: () => void;
}

const { nickname: words } = creatureWords;

/** Gives a creature a nickname, or takes it away. What was typed stays if it is refused. */
export function NicknameDialog({ creature, onUpdate, onClose }: Props) {
  const { id, name, nickname: present = '' } = creature;
  const [typed, setTyped] = useState(present);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  const wanted = typed.trim();
  const send = async (nickname: string) => {
    setBusy(nickname === '' ? 'remove' : 'save');
    setProblem(null);
    try {
      const { pokemons } = await request(nameCreature, { id, nickname });
      const given = pokemons[0]?.nickname;
      onUpdate([{ id, nickname: given }]);
      achievementMayBeReached();
      showToast(
        'success',
        given ? words.given(speciesName(name), inQuotes(given)) : words.removed(speciesName(name)),
      );
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(null);
      return;
    }
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the parent component.
    event.stopPropagation();
    if (busy === null && wanted !== '' && wanted !== present) void send(wanted);
  };
  return (
    <Dialog
      title={words.title(speciesName(name))}
      text={words.text}
      onClose={onClose}
      actions={
        <>
          {present === '' ? (
            <Button disabled={busy !== null} onClick={onClose}>
              {creatureWords.cancel}
            </Button>
          ) : (
            <Button busy={busy === 'remove'} disabled={busy !== null} onClick={() => void send('')}>
              {words.remove}
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy === 'save'}
            disabled={busy !== null || wanted === '' || wanted === present}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={save}>
        <CreatureThumb creature={creature} />
        <Field
          label={words.label(MOST_NICKNAME)}
          value={typed}
          error={problem}
          maxLength={MOST_NICKNAME}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          disabled={busy !== null}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
