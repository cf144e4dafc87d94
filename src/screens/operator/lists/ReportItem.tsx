import { operatorWords } from '../../../locales/en/operator.ts';
import { minuteOf } from '../../../ui/dates.ts';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { TradedLine } from '../../../ui/trading/TradedLine.tsx';
import { ActButtons } from '../acts/ActButtons.tsx';
import type { Ask, OpenedReport } from '../acts/asked.ts';
import styles from '../Operator.module.css';
import { PlayerLink, PlayerStanding } from '../PlayerStanding.tsx';

const { reports: words } = operatorWords;

interface Props {
  report: OpenedReport;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  ask: Ask;
}

/** A report: what was reported, as it was then, by whom, and what can be done about it. */
export function ReportItem({ report, selected, onSelect, ask }: Props) {
  const { id, at, player, nameThen, pokemon, reason, text, reporter, closed } = report;
  return (
    <article
      className={styles.item}
      aria-label={words.number(id)}
      data-selected={(selected && !closed) || undefined}
    >
      <header className={styles.top}>
        <span className={styles.row}>
          <strong>{words.number(id)}</strong>
          <Chip tone="gold">{words.reasons[reason]}</Chip>
          <time className={styles.soft} dateTime={at}>
            {minuteOf(at)}
          </time>
        </span>
        {!closed && (
          <ToggleChip pressed={selected} label={words.select(id)} onChange={onSelect}>
            {words.pick}
          </ToggleChip>
        )}
      </header>
      <div className={styles.row}>
        <span>{pokemon ? (pokemon.nickname ? words.nickname : words.listing) : words.name}</span>
        <PlayerLink {...player} />
        {nameThen !== player.name && <span className={styles.soft}>{words.formerly(nameThen)}</span>}
        <PlayerStanding player={player} />
      </div>
      {pokemon && <TradedLine creature={pokemon} />}
      {text === '' ? (
        <p className={styles.soft}>{words.nothing}</p>
      ) : (
        <blockquote className={styles.said} dir="auto">
          {text}
        </blockquote>
      )}
      <span className={styles.row}>
        <span className={styles.soft}>{words.by}</span>
        <PlayerLink {...reporter} />
      </span>
      {closed ? (
        <span className={styles.row}>
          <Chip tone="good">{words.outcomes[closed.outcome]}</Chip>
          <time className={styles.soft} dateTime={closed.at}>
            {minuteOf(closed.at)}
          </time>
        </span>
      ) : (
        <ActButtons
          player={player}
          reports={[id]}
          {...(pokemon?.nickname && { pokemon: { id: pokemon.id, nickname: pokemon.nickname } })}
          ask={ask}
        />
      )}
    </article>
  );
}
