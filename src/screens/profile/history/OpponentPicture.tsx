import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import { Coin } from '../../../ui/lists/table/Coin.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { RIVAL_FACE } from '../../../ui/players/rivalFace.ts';
import type { PastBattle } from '../record.ts';
import list from './List.module.css';

const METALS = ['bronze', 'silver', 'gold'] as const;

/** Picture of the opponent; decorative, because the text beside it names the opponent. */
export function OpponentPicture({ battle }: { battle: PastBattle }) {
  return (
    <span className={list.window} data-kind={battle.battleType} aria-hidden="true">
      <Shown battle={battle} />
    </span>
  );
}

function Shown({ battle: { battleType, opponent, gymId } }: { battle: PastBattle }) {
  switch (battleType) {
    case 'wb':
      return <CreaturePicture name={opponent} kind={0} size={62} lazy />;
    case 'gym':
      return <Picture name={gymId ? `portraits/${gymId}` : RIVAL_FACE} alt="" size={62} lazy />;
    case 'training':
      return <Picture name={`types/${opponent}`} alt="" size={44} />;
    case 'gold': {
      const metal = METALS.find((one) => one === opponent);
      return <Coin size={44} {...(metal && { metal })} />;
    }
    case 'user':
      return <Picture name="navigation/user" alt="" size={44} />;
  }
}
