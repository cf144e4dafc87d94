import { type CSSProperties, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Cell, DIRECTIONS } from '../../../rules/world/types.ts';
import { bridge } from '../../bridge/store.ts';
import { textMode } from '../../client/session/textMode.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { hold, letGo } from '../../client/world/hold.ts';
import { bringFollower, enterMap, leaveMap, refreshMap } from '../../client/world/world.ts';
import { gamepadDirection } from '../../gamepad/gamepadDirection.ts';
import { watchGamepads } from '../../gamepad/watchGamepads.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { isPageFree } from '../../hooks/input/gameKeys.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { useSetting } from '../../hooks/useSetting.ts';
import { mapWords } from '../../locales/en/map.ts';
import { comma } from '../../locales/format.ts';
import { StageSlot } from '../../stage/StageSlot.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { FullscreenButton } from '../../ui/fullscreen/FullscreenButton.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Hint } from '../../ui/panels/Hint.tsx';
import { MuteButton } from '../../ui/sound/MuteButton.tsx';
import { Balls } from './Balls.tsx';
import { EncounterPanel } from './EncounterPanel.tsx';
import hourStyles from './hour/HourSign.module.css';
import { HourSign } from './hour/HourSign.tsx';
import styles from './Map.module.css';
import { MapTeam } from './MapTeam.tsx';
import { mapTitle } from './mapTitle.ts';
import { DirectionPad } from './pad/DirectionPad.tsx';
import { LegacyPad } from './pad/LegacyPad.tsx';
import { PadPlace } from './pad/PadPlace.tsx';
import { useMapGestures } from './pad/useMapGestures.ts';
import { useWalkingKeys } from './pad/useWalkingKeys.ts';
import { PeopleSlot } from './people/PeopleSlot.tsx';
import { useTapToWalk } from './useTapToWalk.ts';
import { WayMarks } from './ways/WayMarks.tsx';
import { WaySign } from './ways/WaySign.tsx';

/** Lets a gamepad walk. While something covers the map (a dialog), the gamepad operates that instead. */
function useGamepad(): void {
  useEffect(() => {
    const letGo = watchGamepads((pads) => {
      const wanted = pads.map(gamepadDirection).find((each) => each !== null);
      hold('gamepad', (isPageFree() && wanted) || null);
    });
    return () => {
      letGo();
      hold('gamepad', null);
    };
  }, []);
}

/** Announces the position and the free directions after each step. Text mode tells more of them itself. */
function Steps() {
  const isTold = useStore(textMode) !== 'off';
  const available = useBridge(({ world }) => world.available);
  const walked = useBridge(({ world }) => world.walked);
  const pending = useBridge(({ world }) => world.pending);
  const free = DIRECTIONS.filter((direction) => available?.[direction]).map(
    (direction) => mapWords.way[direction],
  );
  if (isTold) return null;
  return (
    <p className="visually-hidden" role="status">
      {available && !pending && walked && mapWords.walked(mapWords.way[walked])}
      {available && !pending && mapWords.free(free.join(comma('names')))}
    </p>
  );
}

/** The slot of the map canvas, with a description for screen readers and a ring where the player is going. */
function MapStage({ name, goal }: { name: string; goal: Cell | null }) {
  const cell = useBridge(({ world }) => world.cell);
  const slow = useBridge(({ world }) => world.slow);
  const description = cell ? mapWords.canvas(mapTitle(name), cell.x + 1, cell.y + 1) : mapWords.loading;
  return (
    <StageSlot name="map" description={description} busy={!cell || slow} className={styles.stage}>
      {goal && (
        <span
          className={styles.goal}
          style={{ '--column': goal.x, '--row': goal.y } as CSSProperties}
          data-goal
          aria-hidden="true"
        />
      )}
      {cell && <WayMarks name={name} />}
      {!cell && (
        <span className={styles.arriving} role="status">
          <Spinner large />
          {mapWords.loading}
        </span>
      )}
    </StageSlot>
  );
}

/**
 * Hints for newcomers: about walking, or about the first encounter. They are below the pad, so that showing or closing
 * them does not move the buttons.
 */
function MapHint({ name }: { name: 'map' | 'encounter' }) {
  const met = useBridge(({ world }) => world.encounter !== null);
  return met === (name === 'encounter') ? <FirstHint name={name} /> : null;
}

/** Replaces the map with the reason why it could not be loaded. */
function MapFailure({ name, message }: { name: string; message: string }) {
  const reload = () => {
    // The button disappears with the message, so the focus moves to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
    void enterMap(name);
  };
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <Button variant="primary" onClick={reload}>
        {mapWords.reload}
      </Button>
    </div>
  );
}

/** The map with its pad, panels and messages. */
export function MapView({ name }: { name: string }) {
  const failure = useBridge(({ world }) => world.failure);
  const leftHanded = useSetting('leftHanded');
  const frame = useRef<HTMLDivElement>(null);
  const goal = useTapToWalk(frame);
  const letQuietGo = useRef<() => void>(() => undefined);
  useMapGestures(frame);
  useWalkingKeys();
  useGamepad();
  useReturn(() => void refreshMap());
  useEffect(() => {
    // Whoever walked here over the edge of another map is here already.
    if (bridge.getState().world.mapName === name) return;
    void enterMap(name);
    letQuietGo.current();
    // It comes out once the player has walked a cell: what the map is drawn of comes before it.
    letQuietGo.current = whenQuiet(() => void bringFollower());
  }, [name]);
  useEffect(
    () => () => {
      letQuietGo.current();
      letGo();
      leaveMap();
    },
    [],
  );

  return (
    <div className={styles.screen} data-left-handed={leftHanded || undefined}>
      <div className={hourStyles.heading}>
        <h1>{mapTitle(name)}</h1>
        <HourSign />
        <div className={hourStyles.buttons}>
          <MuteButton />
          <FullscreenButton />
        </div>
      </div>
      <div ref={frame} className={styles.frame}>
        {failure === null ? (
          <MapStage name={name} goal={goal} />
        ) : (
          <MapFailure name={name} message={failure} />
        )}
        {failure === null && <WaySign />}
        {failure === null && <PeopleSlot frame={frame} />}
        <EncounterPanel />
      </div>
      <div className={styles.controls}>
        <PadPlace>
          <DirectionPad />
        </PadPlace>
        <LegacyPad />
        <Hint className={styles.keys} words={mapWords.hint} />
        <MapHint name="map" />
        <MapHint name="encounter" />
      </div>
      <MapTeam />
      <Balls />
      <Steps />
    </div>
  );
}
