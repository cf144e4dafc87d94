import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { MapSpot } from '../../../bridge/state.ts';
import { bridge } from '../../../bridge/store.ts';
import { onBattleAsked } from '../../../client/people/challenge.ts';
import { forgetFacts, prepareFacts } from '../../../client/people/facts.ts';
import { isPersonId, letSpeak, nameOfPerson, type Speech } from '../../../client/people/speak.ts';
import { standPeople } from '../../../client/people/standing.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { keepSpots, nameOfSpot, signAt, thingToTake } from '../../../client/spots/spots.ts';
import { readSign, take } from '../../../client/spots/take.ts';
import { besideText } from '../../../client/spots/words.ts';
import { watchWells } from '../../../client/world/drawWater.ts';
import { askToTalk, onTalkAsked, spotBeside } from '../../../client/world/nearby.ts';
import { useMainButton } from '../../../hooks/input/useMainButton.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { findWords } from '../../../locales/en/finds.ts';
import { talkWords } from '../../../locales/en/talk.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { OpenDialog } from '../../../ui/dialogs/OpenDialog.tsx';
import { lateComponent, prepareComponent } from '../../../ui/loading/lateComponent.ts';
import { Challenging } from './Challenging.tsx';
import styles from './People.module.css';

/** From this row on, what is said stands at the top of the map, so that it does not cover the player. */
const LOW = 16;

/** The talk that is open: with whom, and what was said once that is known. */
interface Talk {
  readonly name: string;
  /** A sign is read, a person speaks. */
  readonly isSign: boolean;
  readonly heard: Speech | null;
}

/** The talk that the player has asked for, how it goes on with something else, and how it is closed. */
function useTalk(): [talk: Talk | null, hear: (heard: Speech) => void, close: () => void] {
  const [talk, setTalk] = useState<Talk | null>(null);
  const hear = (heard: Speech) => setTalk((open) => open && { ...open, heard });
  useEffect(() => {
    let present: object | null = null;
    const letGo = onTalkAsked((id) => {
      const { encounter, startingBattle, spots } = bridge.getState().world;
      if (encounter || startingBattle) return;
      const spot = spots.find((one) => one.id === id);
      const thing = spot && thingToTake(spot);
      if (thing) return void take(thing);
      const person = isPersonId(id) ? id : null;
      const name = person ? nameOfPerson(person) : spot && nameOfSpot(spot);
      if (!name) return;
      const mine = {};
      present = mine;
      setTalk({ name: person ? name : findWords.title(name), isSign: !person, heard: null });
      void (person ? letSpeak(person) : readSign(spot as MapSpot)).then((heard) => {
        // Closed in the meantime: it stays closed.
        if (present === mine) setTalk((open) => open && heard && { ...open, heard });
      });
    });
    return () => {
      present = null;
      letGo();
    };
  }, []);
  return [talk, hear, () => setTalk(null)];
}

/** What a person or a sign says. */
const talkBox = lateComponent(async () => (await import('./TalkBox.tsx')).TalkBox);

/** The people, signs and things of the map: a button beside each, and what they say. The wells come with them. */
export function People({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [talk, hear, close] = useTalk();
  const low = useBridge(({ world }) => (world.cell?.y ?? 0) >= LOW);
  useEffect(() => standPeople(), []);
  useEffect(() => keepSpots(), []);
  useEffect(() => watchWells(), []);
  useEffect(() => forgetFacts, []);
  const [challenging, setChallenging] = useState(false);
  useEffect(() => onBattleAsked(() => setChallenging(true)), []);
  if (challenging) return <Challenging above={low} onEnd={() => setChallenging(false)} />;
  return talk ? (
    <OpenDialog
      key={talk.name}
      dialog={talkBox}
      given={{ ...talk, above: low, frame, onHeard: hear, onClose: close }}
    />
  ) : (
    <SpotSign above={low} />
  );
}

/** What the button beside a spot says; null for a spot that is gone. */
function actOn(spot: MapSpot): string | null {
  if (isPersonId(spot.id)) return talkWords.to(nameOfPerson(spot.id));
  const sign = signAt(spot);
  const name = nameOfSpot(spot);
  if (sign && name) return findWords[sign.sign.manner](name);
  const thing = thingToTake(spot);
  return thing && findWords.take[thing.looks];
}

/** Who or what is beside the player, with the button that talks to them, reads or takes it. */
function SpotSign({ above }: { above: boolean }) {
  // The same spot for as long as the player has it beside them, and nothing else beside it is faced.
  const spot = useBridge(({ world }) => spotBeside(world));
  const cell = useBridge(({ world }) => world.cell);
  const free = useBridge(({ world }) => !world.encounter && !world.startingBattle);
  // Text mode announces it in its own log.
  const isTold = useStore(textMode) !== 'off';
  const part = useMainButton<HTMLDivElement>();
  const isPerson = spot !== null && isPersonId(spot.id);
  const isSign = spot !== null && signAt(spot) !== null;
  useEffect(() => {
    if (!isPerson && !isSign) return;
    if (isPerson) void prepareFacts();
    prepareComponent(talkBox).catch(() => undefined);
  }, [isPerson, isSign]);
  const act = spot && actOn(spot);
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isTold && spot && cell && free && besideText(spot, cell)}
      </p>
      {act && free && (
        <div className={styles.sign} data-above={above || undefined} ref={part}>
          <Button key={spot.id} variant="primary" onClick={() => askToTalk(spot.id)}>
            {act}
          </Button>
        </div>
      )}
    </>
  );
}
