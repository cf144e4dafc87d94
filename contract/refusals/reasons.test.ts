import { expect, it } from 'vitest';
import { isReason, SENTENCES, sentenceBy, worded } from './reasons.ts';

it('a reason says its sentence, with its facts if it has any', () => {
  expect(worded('teamFull')).toEqual({ message: 'Your team is full', reason: 'teamFull', facts: undefined });
  const facts = { region: 'Greenreach', badges: 4, won: 2 };
  expect(worded('gateClosed', facts)).toEqual({
    message: 'The gate opens with 4 badges of Greenreach. You have 2',
    reason: 'gateClosed',
    facts,
  });
  expect(sentenceBy({ ...SENTENCES, teamFull: 'Voll' }, 'teamFull')).toBe('Voll');
});

it('no two subjects have a reason of the same name, which would hide one of them', async () => {
  const subjects = import.meta.glob<Record<string, object>>(['./*.ts', '!./*.test.ts', '!./reasons.ts'], {
    eager: true,
  });
  const names = Object.values(subjects).flatMap((subject) => Object.values(subject).flatMap(Object.keys));
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(Object.keys(SENTENCES).toSorted());
});

it('what other servers say later is no reason that this page knows', () => {
  expect(isReason('teamFull')).toBe(true);
  expect(isReason('ofTomorrow')).toBe(false);
  expect(isReason('constructor')).toBe(false);
});
