import { inQuotes } from '../../../locales/en/names.ts';
import styles from './Nickname.module.css';

/** A creature's nickname beside its species; nothing if it has none. */
export function Nickname({ of: { nickname } }: { of: { readonly nickname?: string | undefined } }) {
  if (!nickname) return null;
  return (
    <>
      {' '}
      <bdi className={styles.nickname}>{inQuotes(nickname)}</bdi>
    </>
  );
}
