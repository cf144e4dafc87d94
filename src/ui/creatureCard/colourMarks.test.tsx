import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { setSettings } from '../../client/setSettings.ts';
import { colourMarks } from '../../locales/en/colourMarks.ts';
import { aFighter } from '../../testing/builders.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { KindMark } from '../species/KindMark.tsx';
import { TypeTag } from '../species/TypeTag.tsx';
import { CreatureCard } from './CreatureCard.tsx';
import { HpBar } from './HpBar.tsx';
import { TypeIcon } from './TypeIcon.tsx';

beforeEach(freshBrowser);
const shown = (element: ReactElement) => within(render(element).container);

it('every mark of a group differs from the others', () => {
  for (const group of Object.values(colourMarks)) {
    const marks: readonly string[] = Object.values(group);
    expect(new Set(marks).size).toBe(marks.length);
  }
  expect(Object.keys(colourMarks.types).sort()).toEqual([...CREATURE_TYPES].sort());
});

describe('beside every colour stands its mark if the player wants it:', () => {
  it.each([
    ['an icon of a type', <TypeIcon key="icon" type="fighting" />, ['Fg']],
    ['a type with its name', <TypeTag key="tag" type="ghost" />, ['Gh']],
    ['many hit points', <HpBar key="bar" hp={18} most={20} />, ['● H']],
    ['half of the hit points', <HpBar key="bar" hp={8} most={20} />, ['◆ M']],
    ['few hit points', <HpBar key="bar" hp={2} most={20} />, ['▼ L']],
    ['the dark kind', <KindMark key="kind" kind={2} caught />, ['D']],
    ['the shiny kind', <KindMark key="kind" kind={3} caught={false} />, ['S']],
    [
      'a card of a creature',
      <CreatureCard key="card" creature={aFighter({ types: ['grass', 'flying'], hp: 1 })} />,
      ['Gr', 'Fl', '▼ L'],
    ],
  ])('%s', (_what, element, marks) => {
    const without = shown(element);
    for (const mark of marks) expect(without.queryByText(mark)).toBeNull();
    setSettings({ colourMarks: true });
    const marked = shown(element);
    for (const mark of marks) {
      // Screen readers are told the same in words.
      expect(marked.getByText(mark).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});
