import { health } from '../../../contract/operations.ts';
import { request } from '../../api/request.ts';

/** Whether the workshop of designers exists: always while the game is developed, else where the operator allows it. */
export async function workshopAllowed(): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  return (await request(health)).workshop;
}
