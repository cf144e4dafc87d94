import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { cupOfTier } from '../../../../content/challenges/cups.ts';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import type { ReplaySteps } from '../../../client/battle/log/replay.ts';
import { useActions } from '../../../hooks/input/useActions.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { nameOfCup } from '../../../locales/en/cupBattles.ts';
import { leaderName } from '../../../locales/en/named/leaders.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { calledName, playerNameFirst } from '../../../locales/en/names.ts';
import { profileWords, replayWords } from '../../../locales/en/profile.ts';
import { spoken } from '../../../locales/texts.ts';
import { StageSlot } from '../../../stage/StageSlot.tsx';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { foeOf, teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { MoveLine } from '../../../ui/creatureCard/MoveLine.tsx';
import { Hint } from '../../../ui/panels/Hint.tsx';
import shared from '../../../ui/theme/Frame.module.css';
import { Bench } from './Bench.tsx';
import { Controls } from './Controls.tsx';
import { framesOf } from './frames.ts';
import styles from './Replay.module.css';
import { ReplayLog } from './ReplayLog.tsx';
import { type Replay, useReplay } from './useReplay.ts';

/** Returns the name of the opponent. */
function opponentOf(battle: BattleDetails): string {
  const { battleType, opponent, gymDetails, userBattaleDetails, trainingType, goldTier } = battle;
  const names = {
    wb: opponent[0] && speciesName(opponent[0].name),
    gym: gymDetails ? leaderName(gymDetails.name) : undefined,
    user: userBattaleDetails && playerNameFirst(userBattaleDetails.name),
    training: trainingType,
    gold: goldTier,
  };
  const cup = cupOfTier(goldTier);
  return cup ? nameOfCup(cup) : profileWords.battles.opponent[battleType](names[battleType] ?? '');
}

/** The player's creature on the stage; the first of the team before one was selected. */
const shownOwn = (battle: BattleDetails): BattleCreature | undefined =>
  battle.myState.find(({ id }) => id === battle.selectedPokemonId) ?? teamOf(battle)[0];

/** A creature at this step; of an opponent only the attacks that had been seen. */
function ReplayCreature({ creature }: { creature: BattleCreature }) {
  const { attack1, attack2, attack3, attack4, hp } = creature;
  const moves = [attack1, attack2, attack3, attack4].filter((move) => move !== '');
  return (
    <CreatureCard creature={creature} disabled={hp <= 0} showDefeated heading={2}>
      {moves.length > 0 && (
        <ul className={styles.moves}>
          {moves.map((move) => (
            <li key={move}>
              <MoveLine name={move} />
            </li>
          ))}
        </ul>
      )}
    </CreatureCard>
  );
}

interface Props {
  /** The steps loaded so far. */
  steps: ReplaySteps;
  /** Number of steps of the whole battle. */
  count: number;
  /** Called with the step that is shown or wanted. */
  want: (place: number) => void;
  /** The link back to the list. */
  back: ReactNode;
  /** Shown if the rest cannot be loaded. */
  children?: ReactNode;
}

/** The keys and gamepad buttons of a replay: for single steps, for the first and the last one, to play and to pause. */
function useReplayKeys({ back, forward, goTo, toggle, last }: Replay): void {
  useActions(
    {
      replayBack: back,
      replayForward: forward,
      replayFirst: () => goTo(0),
      replayLast: () => goTo(last),
      replayPlay: toggle,
    },
    true,
  );
}

/** The replay of a battle: stage, cards and log, step by step, without choices. */
export function ReplayView({ steps, count, want, back, children }: Props) {
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are those of the language
  const frames = useMemo(() => framesOf(steps), [steps, code]);
  const replay = useReplay(steps, count, want);
  useReplayKeys(replay);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
  }, []);

  const frame = frames[replay.at];
  if (!frame) return null;
  const { step } = frame;
  const [mine, foe] = [shownOwn(step), foeOf(step)];
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {replayWords.title}
          </h1>
          <p>{replayWords.against(opponentOf(step))}</p>
        </div>
        {back}
      </header>
      <div className={styles.watching}>
        <StageSlot
          name="battle"
          className={shared.stage}
          description={mine && foe ? battleWords.scene(calledName(mine), calledName(foe)) : replayWords.stage}
          busy={replay.moving}
        />
        <Controls replay={replay} caption={frame.caption} fetching={replay.waiting && !children} />
        {children}
        <Hint className={styles.hint} words={replayWords.hint} />
      </div>
      <section className={styles.foe} aria-label={replayWords.foes}>
        {foe && <ReplayCreature creature={foe} />}
        <Bench creatures={step.opponent} />
      </section>
      <section className={styles.mine} aria-label={replayWords.team}>
        {mine && <ReplayCreature creature={mine} />}
        <Bench creatures={teamOf(step)} />
      </section>
      <ReplayLog frames={frames.slice(0, replay.at + 1)} />
    </div>
  );
}
