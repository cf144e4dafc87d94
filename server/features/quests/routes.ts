import { claimQuest, getQuests } from '../../../contract/progress/quests.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { questsOf } from './board.ts';
import { claim } from './claim.ts';

/** Registers the calls for quests. */
export function serveQuests(services: Services): void {
  route(services, getQuests, ({ caller }) => questsOf(services, caller.id));
  route(
    services,
    claimQuest,
    inTransaction(({ services, caller, transaction, body }) =>
      claim(services, transaction, caller.id, body.id),
    ),
  );
}
