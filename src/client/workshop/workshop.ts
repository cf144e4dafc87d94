import { health } from '../../../contract/operations.ts';
import { request } from '../../api/request.ts';

/** Whether the workshop is available: always in development, otherwise if the operator has enabled it. */
export async function workshopAllowed(): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  return (await request(health)).workshop;
}
