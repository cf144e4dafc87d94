import { regions } from '../../../../content/gyms/index.ts';
import type { Motif } from './motif.ts';
import { fourlight } from './motifs/fourlight.ts';
import { greenreach } from './motifs/greenreach.ts';
import { harkmoor } from './motifs/harkmoor.ts';
import { overcloud } from './motifs/overcloud.ts';
import { scattersea } from './motifs/scattersea.ts';
import { type Badge, drawBadge } from './paint.ts';
import { PLATES } from './plates.ts';

/** The motif of each leader and champion, by their ids. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  ...greenreach,
  ...harkmoor,
  ...scattersea,
  ...overcloud,
  ...fourlight,
};

/**
 * The badges in the order in which players win them.
 * @throws Error if a region has no plate or a leader no motif
 */
export const badges = (): Badge[] =>
  regions.flatMap(({ name, leaders, champion }) =>
    [...leaders, champion].flatMap((leader): Badge[] => {
      const [plate, motif] = [PLATES[name], MOTIFS[leader.id]];
      if (!plate || !motif) return [];
      return [{ id: leader.id, type: leader.type, plate, motif, isChampion: leader === champion }];
    }),
  );

/** A badge as an SVG document. */
export const badgeSvg = (badge: Badge): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="96" height="96">${drawBadge(badge)}</svg>\n`;
