import { Dialog } from 'radix-ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { faceOf, type PersonId } from '../../../../content/people/index.ts';
import { EMBER_CHOICES, type EmberChoice } from '../../../../rules/people/types.ts';
import { answerKeeper } from '../../../client/people/answer.ts';
import { askForBattle } from '../../../client/people/challenge.ts';
import { saidSoFar } from '../../../client/people/memory.ts';
import { boxesOf, nameOfSpeaker, type Speech } from '../../../client/people/speak.ts';
import { loadWordsOf } from '../../../client/people/words.ts';
import { closeOnBack } from '../../../client/session/leaving.ts';
import { findWords } from '../../../locales/en/finds.ts';
import { talkWords } from '../../../locales/en/talk.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './People.module.css';

interface Props {
  name: string;
  /** A sign is read, a person speaks. */
  isSign: boolean;
  /** Null while the person thinks. */
  heard: Speech | null;
  /** Whether it stands at the top of the map. */
  above: boolean;
  frame: RefObject<HTMLElement | null>;
  /** Something else is said now: the answer to the player's answer. */
  onHeard: (heard: Speech) => void;
  onClose: () => void;
}

/**
 * What a person says, or a sign, in a dialog over the map. Enter leads on and then closes it; Escape, Back and a press outside
 * close it at once.
 */
export function TalkBox({ name, isSign, heard, above, frame, onHeard, onClose }: Props) {
  const [at, setAt] = useState(0);
  const [showsLog, setShowsLog] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => closed()), []);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const focusMain = () => main.current?.querySelector<HTMLElement>('[data-variant="primary"]')?.focus();
  const isLast = !heard || at >= heard.boxes.length - 1;
  const asks = isLast && heard?.choice === true;
  const offersBattle = isLast && !showsLog && heard?.challenge === true;
  // The button that had the focus has become another one.
  useEffect(() => {
    if (offersBattle) main.current?.querySelector<HTMLElement>('[data-variant="primary"]')?.focus();
  }, [offersBattle]);
  const [answered, setAnswered] = useState<EmberChoice | null>(null);
  const answer = async (choice: EmberChoice) => {
    if (!heard || answered) return;
    setAnswered(choice);
    const next = await answerKeeper(heard.person as PersonId, choice);
    setAnswered(null);
    // Closed in the meantime: somebody else may be talking now.
    if (!next || !isHere.current) return;
    onHeard(next);
    setAt(0);
    // The button that was pressed is gone with the question.
    focusMain();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={frame.current}>
        <Dialog.Content
          className={styles.talk}
          data-above={above || undefined}
          data-sign={isSign || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusMain();
          }}
          // A held key would say everything at once.
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        >
          <div className={styles.who}>
            {heard && !isSign && (
              <Picture name={faceOf(heard.person as PersonId)} alt="" size={80} className={styles.face} />
            )}
            <Dialog.Title className={styles.name}>{heard ? nameOfSpeaker(heard.person) : name}</Dialog.Title>
          </div>
          {showsLog ? (
            <SaidLog />
          ) : (
            <p className={styles.text} aria-live="polite" aria-busy={heard === null}>
              {heard ? heard.boxes[at] : !isSign && talkWords.waits(name)}
            </p>
          )}
          <div className={styles.buttons} ref={main}>
            <Button
              aria-pressed={showsLog}
              onClick={() => {
                setShowsLog(!showsLog);
                // Enter leads on again, instead of opening the log once more.
                if (showsLog) focusMain();
              }}
            >
              {showsLog ? talkWords.back : talkWords.log}
            </Button>
            <Button
              {...(!offersBattle && { variant: 'primary' })}
              onClick={() => (isLast || showsLog ? onClose() : setAt(at + 1))}
            >
              {isLast || showsLog
                ? isSign
                  ? findWords.done
                  : asks
                    ? talkWords.notYet
                    : talkWords.bye
                : talkWords.next}
            </Button>
            {asks && !showsLog && (
              // Neither is the main one, so that nobody answers by pressing Enter once too often.
              <div className={styles.choices}>
                {EMBER_CHOICES.map((choice) => (
                  <Button key={choice} busy={answered === choice} onClick={() => void answer(choice)}>
                    {talkWords.choices[choice]}
                  </Button>
                ))}
              </div>
            )}
            {offersBattle && (
              <Button
                variant="primary"
                onClick={() => {
                  onClose();
                  askForBattle();
                }}
              >
                {talkWords.battle}
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The latest lines that the player has heard on this device, the latest at the end. */
function SaidLog() {
  const list = useRef<HTMLDivElement>(null);
  const [said] = useState(saidSoFar);
  /** Of other regions, too, whose words come now. */
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    let isHere = true;
    const end = () => isHere && setComplete(true);
    loadWordsOf(said.map(({ person }) => person)).then(end, end);
    return () => {
      isHere = false;
    };
  }, [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has become longer.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [complete]);
  return (
    <div className={styles.log} role="log" aria-label={talkWords.log} aria-live="off" ref={list}>
      {said.map(({ person, line }, index) => {
        const boxes = boxesOf(person, line);
        return (
          boxes.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line can be said twice, and the list does not change.
            <p key={index}>
              <b>{nameOfSpeaker(person)}</b> {boxes.join(' ')}
            </p>
          )
        );
      })}
    </div>
  );
}
