import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const bras: GymLeader<'bras-galley'> = {
  id: 'bras-galley',
  name: 'Teodoro Brás',
  type: 'normal',
  description:
    'Cook of the floating kitchen. He has fed eleven crews through nine storms, and the soup has never left the plate.',
  portrait:
    'Man of fifty-five, vast and light-footed, bronze skin, bald with a gold earring and a grey goatee; striped shirt, spotless apron, ladle held like a sceptre, tasting spoon behind the ear; beaming.',
  before: 'Nobody fights on an empty stomach in my kitchen. Sit, eat, and then I shall flatten you.',
  after:
    'Beaten, and before the pudding. Have mine as well; a man who eats pudding in defeat spoils the taste of both.',
  lost: 'Flattened, as I said, and now you eat. Nobody has ever lost twice on my fish stew; it is a scientific fact.',
  team: [
    member('mandolark', 59, 'chatter', 'full throat', 'siren song', 'falcon stoop'),
    member('drovermane', 59, 'thick fleece', 'snarl', 'retaliate', 'full throat'),
    member('inglynx', 59, 'incinerate', 'slash', 'scorch mark', 'pillow fight'),
    member('cackleader', 59, "lion's share", 'taunt', 'uproar', 'assurance'),
    member('hoardent', 63, 'stockpile', 'cherry stones', 'long lunch', 'reckless swing'),
  ],
  coins: 2850,
};
