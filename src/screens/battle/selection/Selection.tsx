import { type FormEvent, useState } from 'react';
import type { BattleDetails } from '../../../bridge/state.ts';
import { choose } from '../../../client/battle/battle.ts';
import { FirstHint } from '../../../hints/FirstHint.tsx';
import { useMainButton } from '../../../hooks/input/useMainButton.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useWide } from '../../../hooks/useWide.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { playerName } from '../../../locales/en/names.ts';
import { titleWords } from '../../../locales/en/titles.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { foeOf, mineOf, teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { Tray } from '../../../ui/panels/Tray.tsx';
import { FoeTypes } from '../shared/FoeTypes.tsx';
import { Lasting } from '../shared/Lasting.tsx';
import { sideSigns, weatherSigns } from '../shared/lastingSigns.ts';
import { Says } from '../shared/Says.tsx';
import { SeenMoves } from '../shared/SeenMoves.tsx';
import { useForesight } from '../shared/useForesight.ts';
import { OpponentField } from './OpponentField.tsx';
import styles from './Selection.module.css';
import { TeamOption } from './TeamOption.tsx';

/** The page where the player chooses the creature that fights first. */
export function Selection({ battle }: { battle: BattleDetails }) {
  const busy = useBridge((state) => state.battle.busy);
  const [picked, setPicked] = useState<string | null>(null);
  const standing = teamOf(battle).filter(({ hp }) => hp > 0);
  const preselected = mineOf(battle);
  const chosen =
    standing.find(({ id }) => id === picked) ??
    standing.find(({ id }) => id === preselected?.id) ??
    standing[0];
  const foe = foeOf(battle);
  const foresight = useForesight();
  const wide = useWide();
  const single = battle.opponent.length === 1;
  const form = useMainButton<HTMLFormElement>();
  const rival = battle.userBattaleDetails?.name;
  const title = titleWords.of(battle.userBattaleDetails?.title ?? '');
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void choose(chosen.id);
  };
  return (
    <>
      <form className={styles.screen} onSubmit={confirm} ref={form}>
        <h1 className={styles.title}>{battleWords.title}</h1>
        <FirstHint name="battle" />
        <Says battle={battle} />
        <section className={styles.column} aria-labelledby="battle-opponent">
          <h2 id="battle-opponent">{battleWords.opponent}</h2>
          {rival !== undefined && (
            <p className={styles.name}>
              <bdi>{playerName(rival)}</bdi>
              {title && <span className={styles.worn}>{title}</span>}
            </p>
          )}
          <Lasting label={battleWords.lasting.weather} signs={weatherSigns(battle)} />
          <div className={styles.opponents}>
            {battle.opponent.map((creature) => (
              <CreatureCard key={creature.id} creature={creature} disabled={creature.hp <= 0} showDefeated>
                {creature.id === foe?.id && (
                  <Lasting label={battleWords.lasting.of.foe} signs={sideSigns(battle.opponentSide)} />
                )}
                <SeenMoves creature={creature} />
                {single && wide && foresight && <FoeTypes types={creature.types} />}
              </CreatureCard>
            ))}
          </div>
        </section>
        <section className={styles.column} aria-labelledby="battle-team">
          <h2 id="battle-team">{battleWords.team}</h2>
          <div className={styles.team} role="radiogroup" aria-labelledby="battle-team">
            {teamOf(battle).map((creature) => (
              <TeamOption
                key={creature.id}
                creature={creature}
                target={foresight ? foe?.types : undefined}
                checked={creature.id === chosen?.id}
                onChoose={() => setPicked(creature.id)}
              />
            ))}
          </div>
          <Tray className={styles.confirm}>
            <Button type="submit" variant="primary" wide busy={busy !== null}>
              {battleWords.selectThis}
            </Button>
          </Tray>
        </section>
      </form>
      {rival !== undefined && battle.round === 0 && <OpponentField />}
    </>
  );
}
