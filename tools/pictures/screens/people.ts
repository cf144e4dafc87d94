import type { DeviceName } from './devices.ts';

/** Who is seen on the pictures. A name belongs to one player, and each device has its own. */
export const people = {
  desktop: {
    newcomer: 'Poppy',
    wanderer: 'Linden Vale',
    collector: 'Professor Maple',
    catcher: 'Robin Rook',
    winner: 'Sage Brightwater',
    loser: 'Little Basil',
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
    trader: 'Tilda of the Tarn',
    friend: 'Saffron',
    elder: 'Ottoline Cragworthy the Younger',
  },
} as const satisfies Record<DeviceName, Record<string, string>>;
