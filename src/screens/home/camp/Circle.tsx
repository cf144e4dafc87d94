import { campQuery } from '../../../client/camp/camp.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { Furniture } from '../../../ui/camp/Furniture.tsx';
import { CampTeam } from './CampTeam.tsx';

/** What the player has put in the camp, and the team: all that the server is asked for. */
export function Circle() {
  const { reply: camp } = useQuery(campQuery);
  return (
    <>
      {camp && <Furniture placed={camp.placed} />}
      <CampTeam />
    </>
  );
}
