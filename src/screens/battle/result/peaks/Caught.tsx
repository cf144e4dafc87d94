import type { BattleDetails } from '../../../../bridge/state.ts';
import { FirstHint } from '../../../../hints/FirstHint.tsx';
import { battleWords } from '../../../../locales/en/battle.ts';
import { speciesName, speciesText } from '../../../../locales/en/named/species.ts';
import { CreatureCard } from '../../../../ui/creatureCard/CreatureCard.tsx';
import { foeOf } from '../../../../ui/creatureCard/facts/battleSides.ts';
import { firstSentence } from '../../../../ui/peaks/firstSentence.ts';
import { firstsLines } from '../../../../ui/peaks/firstsLines.ts';
import { CardMoves } from '../../shared/CardMoves.tsx';
import { MapsLink } from '../MapsLink.tsx';
import { OutcomeSheet } from '../OutcomeSheet.tsx';
import { CaughtStage } from './CaughtStage.tsx';
import styles from './Peaks.module.css';

/** Result page after a caught wild creature: it bursts from the ball, with what is new about it. */
export function Caught({ battle }: { battle: BattleDetails }) {
  const caught = foeOf(battle);
  const { coinsWon, pokedexText } = battle;
  return (
    <OutcomeSheet
      title={battleWords.title}
      mood="glad"
      small
      lines={[
        battleWords.caught(speciesName(caught?.name ?? '').toUpperCase()),
        ...firstsLines(battle),
        ...(coinsWon > 0 ? [battleWords.coins(coinsWon)] : []),
      ]}
      cards={
        caught && (
          <div className={styles.one}>
            <CreatureCard
              creature={caught}
              heading={2}
              flat
              stage={<CaughtStage battle={battle} creature={caught} />}
            >
              {pokedexText && (
                <p className={styles.quote}>
                  {firstSentence(speciesText(caught.name.toLowerCase(), pokedexText))}
                </p>
              )}
              <CardMoves creature={caught} />
              <FirstHint name="caught" />
            </CreatureCard>
          </div>
        )
      }
    >
      <MapsLink battle={battle}>{battleWords.backToMaps}</MapsLink>
    </OutcomeSheet>
  );
}
