import type { Notice } from '../../../contract/shapes/trade.ts';
import { bellWords } from '../../locales/en/bell.ts';
import { calledName } from '../../locales/en/names.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { CreatureThumb } from '../../ui/creatureCard/CreatureThumb.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { PlayerButton } from '../../ui/players/PlayerButton.tsx';
import styles from './Bell.module.css';
import { NoticeMark } from './NoticeMark.tsx';

/** Path of the screen that a notice is about, or on which the player continues after it. */
export function noticeWay({ kind, pokemon, user, folded }: Notice): string {
  const search = new URLSearchParams({ name: pokemon.name });
  switch (kind) {
    case 'offer':
    case 'withdrawn':
      return '/trades';
    case 'accepted':
      return '/pokemons?sort=newest';
    case 'rejected':
      return '/offers';
    case 'voided':
    case 'unlisted':
    case 'changed':
      return `/findtrades?${search}`;
    case 'wanted':
      if (folded > 1) search.delete('name');
      if (user.name) search.set('owner', user.name);
      return `/findtrades?${search}`;
  }
}

interface Props {
  notice: Notice;
  onFollow: () => void;
  /** Called when the player goes to a trainer card instead. */
  onLeave: () => void;
}

/** A notice as a link, and a menu about the player whom it names. */
export function NoticeLine({ notice, onFollow, onLeave }: Props) {
  const { kind, at, read, pokemon, pokemons, folded, user } = notice;
  return (
    <li className={styles.line}>
      <Link
        className={styles.notice}
        to={noticeWay(notice)}
        data-unread={!read || undefined}
        onClick={onFollow}
      >
        <span className={styles.whom}>
          <CreatureThumb creature={pokemon} />
          <NoticeMark kind={kind} />
        </span>
        <span className={styles.words}>
          <strong>
            {!read && <span className="visually-hidden">{bellWords.unread}: </span>}
            {bellWords.kinds[kind](notice)}
          </strong>
          {folded > 1 && <span className={styles.small}>{bellWords.more(folded - 1)}</span>}
          {pokemons.length > 0 && (
            <span className={styles.small}>{bellWords.offered(pokemons.map(calledName))}</span>
          )}
          <time className={styles.small} dateTime={at}>
            {minuteOf(at)}
          </time>
        </span>
      </Link>
      <PlayerButton user={user} onView={onLeave} />
    </li>
  );
}
