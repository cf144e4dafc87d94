import { useRef } from 'react';
import { findMove } from '../../../../content/moves/findMove.ts';
import type { AttackPreview, SideDetails } from '../../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { Slot } from '../../../../rules/model/choice.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { battleMovesOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { isGreatUsed } from '../../../ui/creatureCard/facts/isGreatUsed.ts';
import { MoveLine } from '../../../ui/creatureCard/MoveLine.tsx';
import { useTooltip } from '../../../ui/dialogs/useTooltip.ts';
import styles from './Choice.module.css';
import { Expected } from './Expected.tsx';
import { moveFacts } from './moveFacts.ts';

interface Props {
  /** Id of the heading. */
  labelledBy: string;
  creature: BattleCreature;
  /** Target of the attacks; undefined if no previews are shown. */
  target: BattleCreature | undefined;
  /** Preview of each attack, by slot. */
  previews: readonly (AttackPreview | null)[] | null;
  side: SideDetails | undefined;
  chosen: Slot | null;
  disabled: boolean;
  onChoose: (slot: Slot) => void;
}

/** The player's attacks to choose from. Empty slots are left out, so the slot numbers may have gaps. */
export function MoveChoice({
  labelledBy,
  creature,
  target,
  previews,
  side,
  chosen,
  disabled,
  onChoose,
}: Props) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const Tooltip = useTooltip(choices);
  const slots = battleMovesOf(creature).map((name, index) => {
    const preview = target ? previews?.[index] : null;
    return { name, slot: (index + 1) as Slot, preview };
  });
  return (
    <fieldset ref={choices} disabled={disabled} aria-labelledby={labelledBy}>
      <div className={styles.choices}>
        {slots
          .filter(({ name }) => name !== '')
          .map(({ name, slot, preview }) => {
            const choice = (
              <label key={slot} className={styles.choice} data-type={findMove(name)?.type}>
                <input
                  className={styles.input}
                  type="radio"
                  name="attack"
                  value={slot}
                  checked={chosen === slot}
                  onChange={() => onChoose(slot)}
                />
                <MoveLine
                  name={name}
                  target={target?.types}
                  stacked
                  accuracy={preview?.most ? preview.chance : undefined}
                >
                  {isGreatUsed(name, side) && <span className={styles.used}>{battleWords.usedUp}</span>}
                  {preview && target && <Expected preview={preview} left={target.hp} />}
                </MoveLine>
                <span className={styles.key} aria-hidden="true">
                  {slot}
                </span>
                <span className={styles.tick} aria-hidden="true" />
              </label>
            );
            return Tooltip ? (
              <Tooltip key={slot} tip={moveFacts(name, side)}>
                {choice}
              </Tooltip>
            ) : (
              choice
            );
          })}
      </div>
    </fieldset>
  );
}
