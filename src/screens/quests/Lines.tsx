import type { LineView } from '../../../contract/progress/quests.ts';
import { regionName } from '../../locales/en/named/leaders.ts';
import { lineWords as words } from '../../locales/en/questLines.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { Chip } from '../../ui/panels/Chip.tsx';
import styles from './Quests.module.css';
import { StepCard } from './StepCard.tsx';

interface Props {
  readonly lines: readonly LineView[];
}

/** A line on which nothing is asked for now: closed yet, or done. */
function RestingLine({ line }: { readonly line: LineView }) {
  const title = titleWords.of(line.title);
  const { closed } = line;
  return (
    <li className={styles.card} data-claimed>
      <h3>{regionName(line.region)}</h3>
      <p>
        {closed ? words.closed(closed.badges, regionName(closed.region), closed.won) : words.finished(title)}
      </p>
      <span className={styles.reward}>
        <Chip tone={closed ? undefined : 'good'}>
          {closed ? words.end(title) : words.place(line.done, line.steps)}
        </Chip>
      </span>
    </li>
  );
}

/** The lines of the regions: of each the step that is asked for now. */
export function Lines({ lines }: Props) {
  return (
    <section aria-labelledby="lines" className={styles.group}>
      <header className={styles.head}>
        <h2 id="lines">{words.title}</h2>
        <p>{words.intro}</p>
      </header>
      <ul className={styles.cards} data-uneven>
        {lines.map((line) => {
          const step = line.next && words.step(line.next.step);
          if (line.closed || !line.next) return <RestingLine key={line.region} line={line} />;
          return step ? <StepCard key={line.region} line={line} next={line.next} /> : null;
        })}
      </ul>
    </section>
  );
}
