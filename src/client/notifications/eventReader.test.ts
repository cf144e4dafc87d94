import { expect, it } from 'vitest';
import { eventReader, type StreamEvent } from './eventReader.ts';

function read(...pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const take = eventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

it('gives each event with its kind, its id and its data', () => {
  expect(read('id: 7\nevent: notice\ndata: {"a":"b: c"}\n\nevent: unread\ndata: {"unread":1}\n\n')).toEqual([
    { kind: 'notice', id: '7', data: '{"a":"b: c"}' },
    { kind: 'unread', id: null, data: '{"unread":1}' },
  ]);
});

it('waits for the rest of an event that comes in pieces', () => {
  expect(read('event: unr', 'ead\ndata: {"unread"', ':2}\n')).toEqual([]);
  expect(read('event: unr', 'ead\ndata: {"unread"', ':2}\n', '\n')).toHaveLength(1);
});

it('signs of life and the advice when to come back are no events', () => {
  expect(read('retry: 2000\n\n: beat\n\n')).toEqual([]);
});
