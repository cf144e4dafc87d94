import { battlesQuery } from '../../../client/queries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { BattleRow } from './BattleRow.tsx';
import { PagedList } from './PagedList.tsx';

const { battles: words } = profileWords;

/** The player's past battles, newest first; the latest ones have replays. */
export function Battles() {
  const page = usePage(battlesQuery);
  return (
    <PagedList
      page={page}
      words={words}
      none={
        <Empty title={words.noneTitle} text={words.noneText} creature="owlumen" heading={3}>
          <LinkButton to="/maps" variant="primary">
            {words.toMaps}
          </LinkButton>
        </Empty>
      }
      rows={({ battles }) =>
        battles.map((battle) => (
          <li key={battle.id}>
            <BattleRow battle={battle} />
          </li>
        ))
      }
    />
  );
}
