import { useAddress } from '../../hooks/useAddress.ts';
import { ReplayScreen } from './replay/ReplayScreen.tsx';
import { TrainerProfile } from './TrainerProfile.tsx';

/** The player's profile; with a battle in the address, its replay. */
export default function ProfileScreen() {
  const [params] = useAddress();
  const battle = params.get('replay');
  return battle ? <ReplayScreen key={battle} id={battle} /> : <TrainerProfile />;
}
