import { rewardParts } from '../../client/quests/claim.ts';
import { isStepReady, type OpenStep, placeOfStep } from '../../client/quests/places.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { regionName } from '../../locales/en/named/leaders.ts';
import { lineWords as words } from '../../locales/en/questLines.ts';
import { questWords } from '../../locales/en/quests.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { Chip } from '../../ui/panels/Chip.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { QuestProgress } from '../../ui/quests/QuestProgress.tsx';
import styles from './Quests.module.css';
import { TakeButton } from './TakeButton.tsx';

/** The step of a region's line: who asks for what, how far it is, and what it gives. */
export function StepCard(open: OpenStep) {
  const { line, next } = open;
  const mapName = useBridge(({ session }) => session.profile?.mapName);
  const step = words.step(next.step);
  if (!step) return null;
  return (
    <li className={styles.card} data-ready={isStepReady(open) || undefined}>
      <header className={styles.asks}>
        <Picture name={`portraits/${next.giver}`} alt="" size={64} lazy className={styles.face} />
        <div>
          <p className={styles.place}>
            {regionName(line.region)} · {words.place(line.done + 1, line.steps)}
          </p>
          <h3>{step.title}</h3>
        </div>
      </header>
      <div className={styles.words}>
        <p>{words.says(step.giver, step.says)}</p>
        <p>
          <strong>{step.task(next.goal)}</strong>
        </p>
      </div>
      <QuestProgress name={step.title} count={next.count} goal={next.goal} />
      <div className={styles.foot}>
        <span className={styles.reward}>
          {rewardParts(next).map((part) => (
            <Chip key={part} tone="gold">
              {part}
            </Chip>
          ))}
          {next.title && <Chip tone="gold">{titleWords.of(next.title)}</Chip>}
        </span>
        {isStepReady(open) ? (
          <TakeButton id={next.id} name={step.title} />
        ) : (
          <LinkButton variant="quiet" to={placeOfStep(next.step)} state={{ mapName }}>
            {questWords.go}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
