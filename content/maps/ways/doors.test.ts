import { expect, it } from 'vitest';
import { maps } from '../index.ts';
import { doorAt, doorstepOf, shutDoorAt, WITH_DOOR } from './doors.ts';

const doors = Object.values(maps).flatMap((map) =>
  map.objects
    .filter(({ kind }) => WITH_DOOR.some((one) => one === kind))
    .map((object) => ({ map, kind: object.kind, step: doorstepOf(object) })),
);

it('each door of the fifteen maps leads in or is known to be locked, and never both', () => {
  expect(doors.length).toBeGreaterThan(45);
  for (const { map, step } of doors)
    expect([map.id, step, doorAt(map, step) !== null]).toEqual([
      map.id,
      step,
      shutDoorAt(map, step) === null,
    ]);
});

it('only houses in which people live, a windmill and a lighthouse are locked', () => {
  const locked = doors.filter(({ map, step }) => shutDoorAt(map, step));
  expect(new Set(locked.map(({ kind }) => kind))).toEqual(new Set(['house', 'windmill', 'lighthouse']));
  for (const { map, step } of locked) expect(shutDoorAt(map, { ...step, y: step.y + 1 })).toBeNull();
});
