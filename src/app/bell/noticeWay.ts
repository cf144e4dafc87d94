import type { Notice } from '../../../contract/shapes/trade.ts';

/** Where a notice leads: to what it is about, or to where the player goes on from there. */
export function noticeWay({ kind, pokemon, user }: Notice): string {
  const search = new URLSearchParams({ name: pokemon.name });
  switch (kind) {
    case 'offer':
    case 'withdrawn':
      return '/trades';
    case 'accepted':
      return '/pokemons?sort=newest';
    case 'rejected':
      return '/offers';
    case 'voided':
    case 'unlisted':
    case 'changed':
      return `/findtrades?${search}`;
    case 'wanted':
      search.set('owner', user.name);
      return `/findtrades?${search}`;
  }
}
