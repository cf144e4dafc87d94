import { expect, it } from 'vitest';
import { createEmitter } from './emitter.ts';

it('tells everybody who listens, in the order in which they came, until they stop', () => {
  const { emit, on } = createEmitter<number>();
  const heard: string[] = [];
  emit(0);
  const forget = on((event) => heard.push(`first ${event}`));
  on((event) => heard.push(`second ${event}`));
  emit(1);
  forget();
  emit(2);
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});
