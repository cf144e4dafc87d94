import { useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { MOST_OFFERED } from '../../../../../contract/trades.ts';
import { outsideQuery } from '../../../../client/queries.ts';
import { useQuery } from '../../../../hooks/queries/useQuery.ts';
import { useDraft } from '../../../../hooks/useDraft.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { en } from '../../../../locales/en.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { SearchField } from '../../../../ui/forms/SearchField.tsx';
import { Pager } from '../../../../ui/lists/Pager.tsx';
import { Spinner } from '../../../../ui/loading/Spinner.tsx';
import styles from '../Find.module.css';
import { OwnOption } from './OwnOption.tsx';

interface Props {
  /** The player's creatures that `user`, the owner of the listing, is looking for. */
  wished: readonly Creature[];
  user: string;
  chosen: readonly Creature[];
  onChange: (chosen: readonly Creature[]) => void;
}

/** The player's creatures outside the team, in pages; the chosen ones stay chosen on other pages. */
export function ChooseOwn({ wished, user, chosen, onChange }: Props) {
  const [{ name, skip }, setPage] = useState({ name: '', skip: 0 });
  const [text, setText] = useDraft(name, (typed) => setPage({ name: typed.trim(), skip: 0 }));
  const { reply, loading, failure, retry } = useQuery(outsideQuery(skip, name));
  const full = chosen.length >= MOST_OFFERED;
  const toggle = (creature: Creature) => {
    const rest = chosen.filter(({ id }) => id !== creature.id);
    onChange(rest.length < chosen.length ? rest : [...chosen, creature].slice(0, MOST_OFFERED));
  };
  const optionOf = (creature: Creature) => (
    <OwnOption
      key={creature.id}
      creature={creature}
      chosen={chosen.some(({ id }) => id === creature.id)}
      full={full}
      onToggle={() => toggle(creature)}
    />
  );
  return (
    <>
      {wished.length > 0 && (
        <fieldset className={styles.own}>
          <legend className={styles.count}>{marketWords.looksFor(user)}</legend>
          {wished.map(optionOf)}
        </fieldset>
      )}
      <SearchField label={marketWords.ownName} value={text} onChange={setText} />
      <p className={styles.count} role="status">
        {marketWords.chosen(chosen.length, MOST_OFFERED)}
        {loading && (
          <>
            <Spinner />
            <span className="visually-hidden">{marketWords.fetchingOwn}</span>
          </>
        )}
      </p>
      {failure && (
        <>
          <p role="alert">{marketWords.notFetched}</p>
          <Button onClick={() => void retry()}>{en.retry.button}</Button>
        </>
      )}
      {reply?.count === 0 && !loading && <p>{name === '' ? marketWords.noOwn : marketWords.noOwnLike}</p>}
      {reply && reply.count > 0 && (
        <>
          <fieldset className={styles.own} aria-busy={loading}>
            <legend className="visually-hidden">{marketWords.own}</legend>
            {reply.pokemons.filter(({ id }) => !wished.some((one) => one.id === id)).map(optionOf)}
          </fieldset>
          <Pager
            skip={skip}
            count={reply.count}
            busy={loading}
            onSkip={(next) => setPage({ name, skip: next })}
          />
        </>
      )}
    </>
  );
}
