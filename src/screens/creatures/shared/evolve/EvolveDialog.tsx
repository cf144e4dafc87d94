import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../../../../contract/call.ts';
import { evolve } from '../../../../../contract/game.ts';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { requestOnce } from '../../../../api/request.ts';
import { achievementMayBeReached } from '../../../../client/achievements/mayBeReached.ts';
import { idempotent } from '../../../../client/idempotent.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { speciesName, speciesText } from '../../../../locales/en/named/species.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { withFullStop } from '../../../../locales/format.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { nameId } from '../../../../ui/creature/nameId.ts';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import { creatureFile } from '../../../../ui/creatureCard/facts/creatureFile.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { firstSentence } from '../../../../ui/peaks/firstSentence.ts';
import { preload } from '../../../../ui/pictures/preload.ts';
import styles from './Evolve.module.css';
import { EvolveScene } from './EvolveScene.tsx';

/** What has come of an evolution, in sentences: what its scene shows to those who see it. */
function toldOf(before: Creature, { evolved, first, pokedexText }: ReplyOf<typeof evolve>): string {
  const name = speciesName(evolved.name);
  const sentences = [
    withFullStop(creatureWords.evolved(speciesName(before.name), name)),
    first && peakWords.inPokedex(name),
    pokedexText && firstSentence(speciesText(evolved.name.toLowerCase(), pokedexText)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The creature and its next evolution. */
function EvolvePair({ creature }: { creature: Creature }) {
  const { name, kind, types, nextEvoPokemon } = creature;
  return (
    <div className={styles.pair} data-type={types[0]}>
      <CreaturePicture name={name} kind={kind} size={180} className={styles.one} />
      <span className={styles.arrow} aria-hidden="true" />
      <CreaturePicture name={nextEvoPokemon} kind={kind} size={180} className={styles.one} />
    </div>
  );
}

interface Props {
  creature: Creature;
  onEvolved: (evolved: Creature) => void;
  onClose: () => void;
}

/** Asks whether the creature shall evolve, and then shows the scene. */
export function EvolveDialog({ creature, onEvolved, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [reply, setReply] = useState<ReplyOf<typeof evolve> | null>(null);
  const evolved = reply?.evolved ?? null;
  const { id, name, kind, nextEvoPokemon: next } = creature;
  useEffect(() => preload([creatureFile({ name: next, kind })]), [next, kind]);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await idempotent(`evolve ${id}`, (key) => requestOnce(key, evolve, { id }));
      onEvolved(answer.evolved);
      setReply(answer);
    } catch (refused) {
      showToast('error', creatureWords.notSaved);
      setProblem(toRefusal(refused).message);
    } finally {
      setBusy(false);
    }
  };

  const leave = () => {
    // Over the scene they would lie on what the scene says.
    if (evolved) {
      showToast('success', creatureWords.evolved(speciesName(name), speciesName(evolved.name)));
      achievementMayBeReached();
    }
    onClose();
  };
  const question = (
    <>
      <Button onClick={onClose}>{creatureWords.cancel}</Button>
      <Button variant="primary" busy={busy} onClick={confirm}>
        {creatureWords.evolve}
      </Button>
    </>
  );
  return (
    <Dialog
      title={creatureWords.evolve}
      whole={evolved !== null}
      {...(evolved ? {} : { text: creatureWords.evolveQuestion(speciesName(name), speciesName(next)) })}
      // The button that opened it may be gone: what has evolved may not evolve again.
      finalFocus={() => document.getElementById(nameId(id))}
      onClose={leave}
      actions={!evolved && question}
    >
      {evolved ? (
        <EvolveScene
          before={creature}
          after={evolved}
          first={reply?.first ?? false}
          pokedexText={reply?.pokedexText}
          onEnd={leave}
        />
      ) : (
        <EvolvePair creature={creature} />
      )}
      {/* Toasts are outside the dialog, where screen readers do not announce them while it is open. */}
      <p className={problem ? styles.problem : 'visually-hidden'} role="status">
        {reply ? toldOf(creature, reply) : problem}
      </p>
    </Dialog>
  );
}
