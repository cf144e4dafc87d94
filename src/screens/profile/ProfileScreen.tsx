import { useAddress } from '../../hooks/useAddress.ts';
import { ReplayScreen } from './replay/ReplayScreen.tsx';
import { TrainerProfile } from './TrainerProfile.tsx';

/** Who the player is and what was achieved; with a battle in the address, that battle once more. */
export default function ProfileScreen() {
  const [params] = useAddress();
  const battle = params.get('replay');
  return battle ? <ReplayScreen key={battle} id={battle} /> : <TrainerProfile />;
}
