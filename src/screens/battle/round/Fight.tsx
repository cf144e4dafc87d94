import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Slot } from '../../../../rules/model/choice.ts';
import { skipPlayback } from '../../../bridge/playback.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { attack, proceed, runFromWild } from '../../../client/battle/battle.ts';
import { attackerIn } from '../../../client/battle/log/attackers.ts';
import { battleStory } from '../../../client/battle/log/battleStory.ts';
import { backToNow, showEarlierRound, showLaterRound } from '../../../client/battle/log/past.ts';
import { mayRun } from '../../../client/battle/switching.ts';
import { whenQuiet } from '../../../client/whenQuiet.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useWide } from '../../../hooks/useWide.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { calledName } from '../../../locales/en/names.ts';
import { StageSlot } from '../../../stage/StageSlot.tsx';
import { battleMovesOf, foeOf, mineOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { creatureFile } from '../../../ui/creatureCard/facts/creatureFile.ts';
import { prepareComponent } from '../../../ui/loading/lateComponent.ts';
import { preload } from '../../../ui/pictures/preload.ts';
import frame from '../../../ui/theme/Frame.module.css';
import { Attacks } from '../actions/Attacks.tsx';
import { Pokeballs } from '../actions/Pokeballs.tsx';
import { teamDialog } from '../beside/lateTeamDialog.ts';
import { BattleLog } from '../log/BattleLog.tsx';
import { FoeTypes } from '../shared/FoeTypes.tsx';
import { Lasting } from '../shared/Lasting.tsx';
import { weatherSigns } from '../shared/lastingSigns.ts';
import { SeenMoves } from '../shared/SeenMoves.tsx';
import { useForesight } from '../shared/useForesight.ts';
import styles from './Fight.module.css';
import { FightSide } from './FightSide.tsx';
import { PastPanel } from './PastPanel.tsx';
import { SpeedButton } from './SpeedButton.tsx';
import { useBattleKeys } from './useBattleKeys.ts';
import { useSkip } from './useSkip.ts';

/**
 * Makes a tap on the stage act like the main button; null disables it. It is only a shortcut for pointers: keyboards
 * and assistive technology use the button.
 */
function useTap(stage: RefObject<HTMLElement | null>, act: (() => void) | null): void {
  const tapped = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button')) act?.();
  });
  const isOn = act !== null;
  useEffect(() => {
    const element = stage.current;
    if (!element || !isOn) return;
    const listen = (event: MouseEvent) => tapped(event);
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [stage, isOn]);
}

/**
 * Scrolls the stage into view while `wanted`, if it was scrolled away, and then back to the previous position, unless
 * the player has scrolled in the meantime.
 */
function useStageInSight(stage: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const box = stage.current?.getBoundingClientRect();
    if (!wanted || !box || (box.top >= 0 && box.bottom <= globalThis.innerHeight)) return;
    const before = globalThis.scrollY;
    stage.current?.scrollIntoView?.({ block: 'nearest' });
    const there = globalThis.scrollY;
    return () => {
      if (globalThis.scrollY === there) globalThis.scrollTo?.(0, before);
    };
  }, [stage, wanted]);
}

/** The fight: both creatures, the choice of an attack or a ball, and the log. */
export function Fight({ battle }: { battle: BattleDetails }) {
  const past = useBridge((state) => state.battle.past);
  const shown = past ?? battle;
  const states = useStore(battleStory);
  const foresight = useForesight();
  const wide = useWide();
  const busy = useBridge((state) => state.battle.busy !== null);
  const playing = useBridge((state) => state.battle.playback !== null);
  const paused = useBridge((state) => state.battle.playback?.paused === true);
  const mine = mineOf(shown);
  const foe = foeOf(shown);
  // A choice belongs to one creature: another creature has other attacks in its slots.
  const [choice, setChoice] = useState<{ of: string; slot: Slot } | null>(null);
  const chosen = choice && choice.of === mine?.id ? choice.slot : null;
  const isPast = past !== null;
  const waiting = busy || playing;
  const results = battle.page === 'roundResults';

  const choose = (slot: Slot) => {
    if (mine && !past && battleMovesOf(mine)[slot - 1]) setChoice({ of: mine.id, slot });
  };
  const confirm = () => {
    if (waiting || past) return;
    if (results) void proceed();
    else if (chosen) void attack(chosen);
  };
  const run = () => {
    if (!waiting && !past && mayRun(battle)) void runFromWild();
  };
  const stage = useRef<HTMLDivElement>(null);
  useStageInSight(stage, playing || isPast);
  useTap(stage, results && !waiting && !past ? confirm : null);
  useEffect(() => {
    // Preloads the pictures that result pages show large; the player's own stay small there.
    preload(battle.opponent.map(creatureFile));
  }, [battle.opponent]);
  useSkip(playing);
  useBattleKeys({
    onSlot: choose,
    onConfirm: confirm,
    onRun: run,
    onEarlier: showEarlierRound,
    onLater: showLaterRound,
    onNow: backToNow,
  });
  useEffect(() => backToNow, []);
  useEffect(() => whenQuiet(() => void prepareComponent(teamDialog).catch(() => undefined)), []);

  if (!mine || !foe) return null;
  return (
    <div
      className={styles.screen}
      data-playing={playing || undefined}
      data-goes-on={(results && !past) || undefined}
      data-kind={past ? 'past' : battle.battleType}
      data-wild={battle.battleType === 'wb' || undefined}
    >
      <h1 className="visually-hidden">{battleWords.title}</h1>
      <div className={styles.seeing}>
        <div className={styles.stageColumn} ref={stage}>
          <StageSlot
            name="battle"
            className={clsx(frame.stage, styles.stage)}
            description={battleWords.scene(calledName(mine), calledName(foe))}
            busy={playing}
          >
            {past ? <p className={styles.mark}>{battleWords.lookBack.mark(past.round)}</p> : <SpeedButton />}
          </StageSlot>
          <Lasting label={battleWords.lasting.weather} signs={weatherSigns(shown)} />
        </div>
        <FightSide
          side="foe"
          creature={foe}
          team={shown.opponent}
          lasting={shown.opponentSide}
          received={shown.opponentDReceived}
          attacker={attackerIn(shown, states, 'player', mine)}
        >
          <SeenMoves creature={foe} target={foresight ? mine.types : undefined} />
          {wide && foresight && <FoeTypes types={foe.types} />}
        </FightSide>
        <FightSide
          side="mine"
          creature={mine}
          team={shown.myState}
          lasting={shown.mySide}
          received={shown.dReceived}
          attacker={attackerIn(shown, states, 'opponent', foe)}
        />
      </div>
      <div className={styles.doing}>
        {past ? (
          <PastPanel past={past} now={battle} />
        ) : (
          <>
            <Attacks
              creature={mine}
              target={foe}
              previews={battle.attackPreviews}
              side={battle.mySide}
              chosen={chosen}
              fled={battle.fled === true}
              phase={
                paused ? 'paused' : playing ? 'playing' : busy ? 'waiting' : results ? 'results' : 'choice'
              }
              onChoose={choose}
              onConfirm={paused ? skipPlayback : confirm}
            />
            {battle.battleType === 'wb' && (
              <Pokeballs chances={battle.catchChances} disabled={waiting || results} />
            )}
          </>
        )}
        <BattleLog />
      </div>
    </div>
  );
}
