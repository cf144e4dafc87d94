const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const brief = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The differences of two JSON values, as `player.fighters.0.hp: 12, stored 10`. The order of keys does not count. */
export function differences(again: unknown, stored: unknown, path = ''): string[] {
  if (!isObject(again) || !isObject(stored)) {
    return Object.is(again, stored) ? [] : [`${path}: ${brief(again)}, stored ${brief(stored)}`];
  }
  const keys = [...new Set([...Object.keys(again), ...Object.keys(stored)])];
  return keys.flatMap((key) => differences(again[key], stored[key], path === '' ? key : `${path}.${key}`));
}
