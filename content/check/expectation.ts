import type { $ZodIssue } from 'zod/v4/core';

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
};

const bound = (origin: string, limit: unknown, word: string, exact: boolean | undefined): string =>
  `${exact ? 'exactly' : word} ${String(limit)}${UNITS[origin] ?? ''}`;

/** What a schema expected, worded so that it can follow “expected”. */
export function expectation(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return bound(
        issue.origin,
        issue.minimum,
        issue.inclusive === false ? 'more than' : 'at least',
        issue.exact,
      );
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'at most', issue.exact);
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `no field called ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'one of the known forms';
    default:
      // Patterns and custom checks have their message in the schema.
      return issue.message;
  }
}
