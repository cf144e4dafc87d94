import { rewardParts } from '../../client/quests/claim.ts';
import { isReady, type KnownQuest, placeOfDeed } from '../../client/quests/places.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { Chip } from '../../ui/panels/Chip.tsx';
import { QuestProgress } from '../../ui/quests/QuestProgress.tsx';
import styles from './Quests.module.css';
import { TakeButton } from './TakeButton.tsx';

/** A quest: what to do, how far it is, what it gives, and the button for what comes next. */
export function QuestCard({ view, quest }: KnownQuest) {
  const mapName = useBridge(({ session }) => session.profile?.mapName);
  const name = words.name(quest.deed);
  return (
    <li
      className={styles.card}
      data-ready={isReady(view) || undefined}
      data-claimed={view.claimed || undefined}
    >
      <h3>{name}</h3>
      <p>{words.text(quest.deed, view.goal)}</p>
      <QuestProgress name={name} count={view.count} goal={view.goal} />
      <div className={styles.foot}>
        <span className={styles.reward}>
          {rewardParts(view).map((part) => (
            <Chip key={part} tone="gold">
              {part}
            </Chip>
          ))}
        </span>
        {view.claimed && <Chip tone="good">{words.claimed}</Chip>}
        {isReady(view) && <TakeButton id={view.id} name={name} />}
        {!view.claimed && !isReady(view) && (
          <LinkButton to={placeOfDeed(quest.deed)} state={{ mapName }}>
            {words.go}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
