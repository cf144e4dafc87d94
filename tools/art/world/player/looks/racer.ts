import { neck } from '../body/neck.ts';
import { pushingArms, seatedLegs } from '../body/rider.ts';
import { stripeAndHem, torso } from '../body/torso.ts';
import { wheelchair } from '../body/wheelchair.ts';
import { face } from '../head/face.ts';
import { afro } from '../head/round-hair.ts';
import type { Look } from '../look.ts';

/** Light wheelchair with yellow rims and leaning wheels, red jacket, curls under a white headband. */
export const racer: Look = {
  name: 'racer',
  palette: {
    main: '#e8504a',
    skin: '#b87a4e',
    hair: '#4a2c24',
    coat: '#e8504a',
    stripe: '#fff4dc',
    trim: '#3b3450',
    ribbon: '#fff4dc',
    glove: '#3b3450',
    trousers: '#5f78bd',
    shoe: '#ffcf4a',
    tyre: '#4a4560',
    rim: '#ffcf4a',
    steel: '#e9eff6',
    frame: '#9fb0c4',
    seat: '#3f4a78',
    iris: '#5a7a3a',
    line: '#2a1722',
  },
  posture: 'seated',
  pieces: [
    wheelchair,
    seatedLegs,
    neck,
    torso({ marks: stripeAndHem }),
    pushingArms,
    afro,
    face({ brows: true, cheek: '#f06a50' }),
  ],
};
