import type { DeviceName } from './devices.ts';

/** Names of the players in the pictures. Each device has its own, since a name can be taken only once. */
export const people = {
  desktop: {
    newcomer: 'Poppy',
    wanderer: 'Linden Vale',
    collector: 'Professor Maple',
    catcher: 'Robin Rook',
    winner: 'Sage Brightwater',
    loser: 'Little Basil',
    champion: 'Isaura Peak',
    raiser: 'Orrin Pool',
    trader: 'Marlo of the Meadow',
    friend: 'Juniper',
    elder: 'Barnaby Thistlewood the Elder',
  },
  phone: {
    newcomer: 'Clover',
    wanderer: 'Wren Holloway',
    collector: 'Doctor Hazel',
    catcher: 'Finch Underhill',
    winner: 'Rowan Ashdown',
    loser: 'Little Thyme',
    champion: 'Ansgar Summit',
    raiser: 'Mira Brook',
    trader: 'Tilda of the Tarn',
    friend: 'Saffron',
    elder: 'Ottoline Cragworthy the Younger',
  },
} as const satisfies Record<DeviceName, Record<string, string>>;
