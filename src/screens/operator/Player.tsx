import { type FormEvent, useEffect, useRef, useState } from 'react';
import { standingQuery } from '../../client/operator/operatorQueries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { useAddress } from '../../hooks/useAddress.ts';
import { operatorWords } from '../../locales/en/operator.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/buttons/Field.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Loading } from '../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { ActButtons } from './acts/ActButtons.tsx';
import type { Ask } from './acts/asked.ts';
import { Audit } from './lists/Audit.tsx';
import styles from './Operator.module.css';
import { PlayerStanding } from './PlayerStanding.tsx';

const { player: words } = operatorWords;
const NOT_FOUND = 404;

/** Looks a player up by name or id; the address names the player. */
export function Player({ ask }: { ask: Ask }) {
  const [params, change] = useAddress();
  const asked = params.get('player') ?? '';
  return (
    <section className={styles.list} aria-label={words.title}>
      <Search
        key={`search ${asked}`}
        asked={asked}
        onSearch={(player) => change({ player, skip: null }, 'go')}
      />
      {asked !== '' && <Found key={`found ${asked}`} asked={asked} ask={ask} />}
    </section>
  );
}

function Search({ asked, onSearch }: { asked: string; onSearch: (player: string) => void }) {
  const [text, setText] = useState(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSearch(text.trim());
  };
  return (
    <search>
      <form className={styles.lookup} noValidate onSubmit={submit}>
        <Field
          label={words.label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={text}
          error={null}
          onChange={setText}
        />
        <Button type="submit" variant="primary">
          {words.find}
        </Button>
      </form>
    </search>
  );
}

function Found({ asked, ask }: { asked: string; ask: Ask }) {
  const { reply, failure, retry } = useQuery(standingQuery(asked));
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = reply !== null;
  useEffect(() => {
    // The link that led here is gone.
    if (isThere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (failure?.status === NOT_FOUND) return <p role="status">{words.none}</p>;
  if (!reply) {
    return failure ? (
      <LoadFailed title={operatorWords.failed} text={failure.message} failure={failure} onRetry={retry} />
    ) : (
      <Loading text={words.loading} />
    );
  }
  const { player } = reply;
  const { id, name, since, suspended } = player;
  return (
    <>
      <article className={styles.item} aria-label={name}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <PlayerStanding player={player} />
        <dl className={styles.facts}>
          {suspended && (
            <div>
              <dt>{words.reason}</dt>
              <dd>{suspended.reason}</dd>
            </div>
          )}
          <div>
            <dt>{words.since}</dt>
            <dd>
              <time dateTime={since}>{dayOf(since)}</time>
            </dd>
          </div>
          <div>
            <dt>{words.id}</dt>
            <dd>{id}</dd>
          </div>
        </dl>
        <ActButtons player={player} reports={[]} ask={ask} />
      </article>
      <Audit player={id} />
    </>
  );
}
