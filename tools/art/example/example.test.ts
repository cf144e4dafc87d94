import { describe, expect, it } from 'vitest';
import { checkCreature, checkWeights } from '../checks/creature-checks.ts';
import { barePlan, chartmouse } from './chartmouse.ts';
import { PLAN_GALLERY } from './plan-gallery.ts';

describe('the worked example', () => {
  it('passes every check when it is finished', async () => {
    expect(checkCreature(chartmouse, ['normal']).faults).toEqual([]);
    expect(await checkWeights(chartmouse)).toEqual([]);
  });

  it('is too bland as a bare plan', () => {
    expect(checkCreature(barePlan).faults.join()).toContain('bland outline');
  });
});

describe('the gallery of body plans', () => {
  it.each(PLAN_GALLERY.map((drawing) => [drawing.id, drawing] as const))('shows a sound %s', (_, drawing) => {
    const faults = checkCreature(drawing).faults.filter((fault) => !fault.includes('bland outline'));
    expect(faults).toEqual([]);
  });
});
