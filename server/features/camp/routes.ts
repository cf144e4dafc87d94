import { getCamp, placeInCamp } from '../../../contract/owned.ts';
import { readCamp } from '../../domain/camp.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { placePiece } from './place.ts';

/** Registers the calls for the furniture of the camp. */
export function serveCamp(services: Services): void {
  route(services, getCamp, ({ caller }) => readCamp(services.database.drizzle, caller.id));
  route(
    services,
    placeInCamp,
    inTransaction(({ caller, transaction, body: { spot, piece } }) =>
      placePiece(transaction, caller.id, spot, piece),
    ),
  );
}
