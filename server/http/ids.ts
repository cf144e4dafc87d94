import { forbiddenByRule } from './refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID: PostgreSQL would reject other texts as an id. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** @throws Refusal 400 if an id occurs twice */
export function checkOnce(ids: readonly string[]): void {
  if (new Set(ids.map((id) => id.toLowerCase())).size < ids.length) {
    throw forbiddenByRule('onceEach');
  }
}
