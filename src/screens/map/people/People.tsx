import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../../../bridge/store.ts';
import { onBattleAsked } from '../../../client/people/challenge.ts';
import { forgetFacts, prepareFacts } from '../../../client/people/facts.ts';
import { isPersonId, letSpeak, nameOfPerson, type Speech } from '../../../client/people/speak.ts';
import { standPeople } from '../../../client/people/standing.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { directionTo } from '../../../client/world/directions.ts';
import { watchWells } from '../../../client/world/drawWater.ts';
import { askToTalk, onTalkAsked, personBeside } from '../../../client/world/nearby.ts';
import { useMainButton } from '../../../hooks/input/useMainButton.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { mapWords } from '../../../locales/en/map.ts';
import { talkWords } from '../../../locales/en/talk.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lateDialog, OpenDialog, prepareDialog } from '../../../ui/dialogs/lateDialog.tsx';
import { Challenging } from './Challenging.tsx';
import styles from './People.module.css';

/** From this row on, what is said stands at the top of the map, so that it does not cover the player. */
const LOW = 16;

/** The talk that is open: with whom, and what was said once that is known. */
interface Talk {
  readonly name: string;
  readonly heard: Speech | null;
}

/** The talk that the player has asked for, and how it is closed. */
function useTalk(): [talk: Talk | null, close: () => void] {
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => {
    let present: object | null = null;
    const letGo = onTalkAsked((id) => {
      const { encounter, startingBattle } = bridge.getState().world;
      if (!isPersonId(id) || encounter || startingBattle) return;
      const mine = {};
      present = mine;
      setTalk({ name: nameOfPerson(id), heard: null });
      void letSpeak(id).then((heard) => {
        // Closed in the meantime: it stays closed.
        if (present === mine) setTalk((open) => open && heard && { ...open, heard });
      });
    });
    return () => {
      present = null;
      letGo();
    };
  }, []);
  return [talk, () => setTalk(null)];
}

/** What a person says. */
const talkBox = lateDialog(async () => (await import('./TalkBox.tsx')).TalkBox);

/** The people of the map: a button beside one of them, and what they say. The wells come with them. */
export function People({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [talk, close] = useTalk();
  const low = useBridge(({ world }) => (world.cell?.y ?? 0) >= LOW);
  useEffect(() => standPeople(), []);
  useEffect(() => watchWells(), []);
  useEffect(() => forgetFacts, []);
  const [challenging, setChallenging] = useState(false);
  useEffect(() => onBattleAsked(() => setChallenging(true)), []);
  if (challenging) return <Challenging above={low} onEnd={() => setChallenging(false)} />;
  return talk ? (
    <OpenDialog key={talk.name} dialog={talkBox} given={{ ...talk, above: low, frame, onClose: close }} />
  ) : (
    <TalkSign above={low} />
  );
}

/** Who is beside the player, with the button that talks to them. */
function TalkSign({ above }: { above: boolean }) {
  const person = useBridge(({ world }) => personBeside(world));
  const cell = useBridge(({ world }) => world.cell);
  const free = useBridge(({ world }) => !world.encounter && !world.startingBattle);
  // Text mode announces it in its own log.
  const isTold = useStore(textMode) !== 'off';
  const part = useMainButton<HTMLDivElement>();
  const id = person && isPersonId(person.id) ? person.id : null;
  useEffect(() => {
    if (!id) return;
    void prepareFacts();
    prepareDialog(talkBox).catch(() => undefined);
  }, [id]);
  const way = person && cell && directionTo(person.x - cell.x, person.y - cell.y);
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isTold && id && free && way && talkWords.beside(nameOfPerson(id), mapWords.way[way])}
      </p>
      {id && free && (
        <div className={styles.sign} data-above={above || undefined} ref={part}>
          <Button key={id} variant="primary" onClick={() => askToTalk(id)}>
            {talkWords.to(nameOfPerson(id))}
          </Button>
        </div>
      )}
    </>
  );
}
