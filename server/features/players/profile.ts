import type { FastifyRequest } from 'fastify';
import { PROFILE_COLUMNS, type ProfileRow } from '../../domain/players/profile.ts';
import { readCaller, SESSION_FROM, SESSION_STALE, SESSION_WHERE } from '../../http/admission/session.ts';
import type { Services } from '../../services.ts';

const PROFILE = `select p.id, ${PROFILE_COLUMNS}, ${SESSION_STALE} from ${SESSION_FROM} where ${SESSION_WHERE}`;

/** Admission that brings the profile with it: one statement for the whole call. */
export const admitWithProfile =
  ({ database, limits }: Services) =>
  async (request: FastifyRequest): Promise<ProfileRow> => {
    const row = await readCaller<ProfileRow & { id: string }>(database, request, 'profile', PROFILE);
    limits.take('action', row.id);
    return row;
  };
