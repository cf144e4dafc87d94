import { describe, expect, it } from 'vitest';
import { hourAt } from '../../../rules/world/conditions/conditions.ts';
import { MAP_WEATHERS } from '../../../rules/world/types.ts';
import { sightAt } from './weather.ts';

const second = 1000;
const minute = 60 * second;
const anHour = 60 * minute;
/** Times in ms: every half minute of ten real days. */
const times = Array.from({ length: 10 * 24 * 120 }, (_, index) => 1_795_000_000_000 + index * 30 * second);

describe('the weather on the maps', () => {
  it('is the same for everybody at the same time', () => {
    const all = () => times.map((now) => sightAt(now));
    expect(all()).toEqual(all());
  });

  it('brings everything sooner or later, and rain not too often', () => {
    const seen = times.map((now) => sightAt(now).weather);
    expect(new Set([...seen, 'snow'])).toEqual(new Set(MAP_WEATHERS));
    const rain = seen.filter((weather) => weather === 'rain').length / seen.length;
    expect(rain).toBeGreaterThan(0.08);
    expect(rain).toBeLessThan(0.25);
  });

  it('never lets the sun glint at night, nor mist by day', () => {
    const at = (hour: string) =>
      new Set(times.filter((now) => hourAt(now).hour === hour).map((now) => sightAt(now).weather));
    expect(at('night')).not.toContain('glints');
    expect(at('day')).not.toContain('mist');
  });

  it('is mist on the moor at least twice as often as elsewhere, and never leaves', () => {
    const share = (land: 'inland' | 'moor', weather: string) =>
      times.filter((now) => sightAt(now, land).weather === weather).length / times.length;
    expect(share('moor', 'mist')).toBeGreaterThan(2 * share('inland', 'mist'));
    expect(share('moor', 'leaves')).toBe(0);
  });

  it('is snow above the clouds, and not inland; rain falls below them', () => {
    const seen = (land: 'inland' | 'heights') => new Set(times.map((now) => sightAt(now, land).weather));
    expect(seen('heights')).toEqual(new Set(['clear', 'clouds', 'mist', 'snow']));
    expect(seen('inland')).not.toContain('snow');
  });

  it('lets the sun glint on the islands at least half again as often as inland, and never drops leaves there', () => {
    const share = (land: 'inland' | 'isles', weather: string) =>
      times.filter((now) => sightAt(now, land).weather === weather).length / times.length;
    expect(share('isles', 'glints')).toBeGreaterThan(1.5 * share('inland', 'glints'));
    expect(share('isles', 'leaves')).toBe(0);
  });

  it('is of another season at each hour where the four hours meet', () => {
    const at = (hour: string) =>
      times.filter((now) => hourAt(now).hour === hour).map((now) => sightAt(now, 'fourlight').weather);
    expect(new Set(at('dawn'))).toEqual(new Set(['clear', 'mist']));
    expect(new Set(at('day'))).toEqual(new Set(['clear', 'clouds', 'glints']));
    expect(new Set(at('dusk'))).toEqual(new Set(['clear', 'leaves']));
    expect(new Set(at('night'))).toEqual(new Set(['clear', 'snow']));
  });

  it('comes and goes slowly', () => {
    for (let now = 0; now < anHour; now += second) {
      const [here, there] = [sightAt(now), sightAt(now + second)];
      if (here.weather === there.weather) expect(Math.abs(here.strength - there.strength)).toBeLessThan(0.06);
      else expect(Math.max(here.strength, there.strength)).toBeLessThan(0.06);
    }
  });
});
