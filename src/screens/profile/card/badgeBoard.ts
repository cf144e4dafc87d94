import type { ReplyOf } from '../../../../contract/call.ts';
import type { regionsData } from '../../../../contract/game.ts';
import type { BadgePlace } from '../../../ui/players/Badge.tsx';
import type { TrainerRecord } from '../record.ts';

export interface BadgeRegion {
  readonly name: string;
  readonly places: readonly BadgePlace[];
  readonly won: number;
}

/** Returns all badges by region; the champion's comes last. */
export function badgeBoard(
  { regions, data, champions = {}, gyms = [] }: ReplyOf<typeof regionsData>,
  won: TrainerRecord['badges'],
): readonly BadgeRegion[] {
  return regions.map((region) => {
    const champion = champions[region];
    const names = [...(data[region] ?? []), ...(champion === undefined ? [] : [champion])];
    const places = names.flatMap((name): BadgePlace[] => {
      const gym = gyms.find((one) => one.name === name);
      if (!gym) return [];
      const beatenAt = won.find(({ gymId }) => gymId === gym.id)?.beatenAt ?? null;
      return [{ gymId: gym.id, name, champion: name === champion, beatenAt }];
    });
    return { name: region, places, won: places.filter(({ beatenAt }) => beatenAt !== null).length };
  });
}
