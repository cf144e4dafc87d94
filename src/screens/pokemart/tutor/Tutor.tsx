import { useState } from 'react';
import type { LessonView, TutorView } from '../../../../contract/shapes/tutor.ts';
import { type Lessons, tutorQuery } from '../../../client/tutor/tutor.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { moveEffect, moveTitle } from '../../../locales/en/named/moves.ts';
import { shortName } from '../../../locales/en/names.ts';
import { tutorWords as words } from '../../../locales/en/tutor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import styles from './Tutor.module.css';

interface Props {
  /** Tells how many coins are left after a lesson. */
  onPaid: (coins: number) => void;
}

/** The tutor: a member of the team is chosen, then one of its lessons. */
export function Tutor({ onPaid }: Props) {
  const { reply, failure, retry, change } = useQuery(tutorQuery);
  return (
    <section className={styles.tutor}>
      <p>{words.intro}</p>
      {!reply && !failure && (
        <p className={styles.line} role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {!reply && failure && (
        <p className={styles.line}>
          {words.failed}
          <Button variant="quiet" onClick={() => void retry()}>
            {words.again}
          </Button>
        </p>
      )}
      {reply?.tutor.pupils.length === 0 && (
        <p className={styles.line}>
          {words.nobody}
          <LinkButton to="/team">{words.toTeam}</LinkButton>
        </p>
      )}
      {reply && reply.tutor.pupils.length > 0 && (
        <Classroom
          {...reply}
          onTaught={(taught) => {
            change((before) => ({ ...before, tutor: taught }));
            onPaid(taught.coins);
          }}
        />
      )}
    </section>
  );
}

interface ClassroomProps extends Lessons {
  onTaught: (taught: TutorView) => void;
}

function Classroom({ tutor: { coins, pupils }, moves, onTaught }: ClassroomProps) {
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<LessonView | null>(null);
  const pupil = pupils.find(({ creature }) => creature.id === chosen) ?? pupils[0];
  if (!pupil) return null;
  const { creature, lessons } = pupil;
  const name = shortName(creature);
  return (
    <>
      <Select
        label={words.pupil}
        value={creature.id}
        choices={pupils.map(({ creature: one }) => ({
          value: one.id,
          label: words.who(shortName(one), one.level),
        }))}
        onChange={setChosen}
      />
      {lessons.length === 0 ? (
        <p>{words.nothing(name)}</p>
      ) : (
        <ul className={styles.lessons} aria-label={words.lessons(name)}>
          {lessons.map((lesson) => (
            <li key={lesson.move}>
              <Picture name={`types/${lesson.type}`} alt="" size={32} />
              <span className={styles.words}>
                <strong>{moveTitle(lesson.move)}</strong>
                <small>
                  {[
                    words.power(lesson.power),
                    words.accuracy(lesson.accuracy),
                    words.byItself(lesson.level),
                  ].join(' · ')}
                </small>
                <Effect move={moves[lesson.move.toLowerCase()]} />
              </span>
              <span className={styles.price}>
                <strong>{words.price(lesson.price)}</strong>
                {lesson.price > coins && <small>{words.lacks(lesson.price - coins)}</small>}
              </span>
              <Button disabled={lesson.price > coins} onClick={() => setAsked(lesson)}>
                {words.teach(moveTitle(lesson.move))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <LessonDialog
          creature={creature}
          lesson={asked}
          coins={coins}
          onTaught={onTaught}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What a move does beside its damage, if it does anything. */
function Effect({ move }: { move: Lessons['moves'][string] | undefined }) {
  const text = move ? moveEffect(move) : '';
  return text === '' ? null : <small>{text}</small>;
}
