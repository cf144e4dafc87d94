import { chooseTitle, getResearch, writeResearch } from '../../../contract/progress/research.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { chooseTitleOf, researchOf, rewardPage } from './research.ts';

/** Registers the calls for research and titles. */
export function serveResearch(services: Services): void {
  route(services, getResearch, ({ caller, query }) => researchOf(services, caller.id, query.species));
  route(
    services,
    writeResearch,
    inTransaction(({ services, caller, transaction, body }) =>
      rewardPage(services, transaction, caller.id, body.species),
    ),
  );
  route(
    services,
    chooseTitle,
    inTransaction(({ caller, transaction, body }) => chooseTitleOf(transaction, caller.id, body.title)),
  );
}
