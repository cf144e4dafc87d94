import type { PublicPlayer } from '../../client/queries.ts';
import { campWords } from '../../locales/en/camp.ts';
import { CampPicture } from '../../ui/camp/CampPicture.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Player.module.css';

/** The camp of a player who has furnished it. A page that was kept on disk may lack it. */
export function PlayersCamp({ player: { camp = [] } }: { player: PublicPlayer }) {
  if (camp.length === 0) return null;
  return (
    <Panel className={styles.section} aria-labelledby="camp">
      <h2 id="camp">{campWords.page}</h2>
      <CampPicture placed={camp} />
    </Panel>
  );
}
