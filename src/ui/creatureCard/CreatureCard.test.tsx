import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Kind } from '../../../rules/creatures/types.ts';
import { aFighter } from '../../testing/builders.ts';
import { CreatureCard } from './CreatureCard.tsx';
import { creatureFile } from './facts/creatureFile.ts';

const sheet = readFileSync('src/ui/creatureCard/CreatureCard.module.css', 'utf8');

const heading = () => screen.getByRole('heading').textContent;

it.each([
  [0, 'creatures/kindlam.normal', 'Kindlam'],
  [1, 'creatures/kindlam.normal', 'Kindlam'],
  [2, 'creatures/kindlam.dark', 'dark Kindlam'],
  [3, 'creatures/kindlam.shiny', 'shiny Kindlam'],
] as const)('of kind %i shows the picture %s and the name %s', (kind: Kind, file, name) => {
  render(<CreatureCard creature={aFighter({ kind })} />);
  expect(creatureFile({ name: 'Kindlam', kind })).toBe(file);
  expect(screen.getByRole('img', { name })).toBeTruthy();
  expect(heading()).toBe(name);
});

it('shows level, type, hit points as a share and what is put on it', () => {
  render(
    <CreatureCard creature={aFighter({ level: 7, types: ['grass', 'flying'], hp: 5, orginalHp: 20 })}>
      <p>Tackle</p>
    </CreatureCard>,
  );
  screen.getByText('Level 7');
  screen.getByText('grass/flying');
  expect(screen.getByRole('meter', { name: 'hp' }).getAttribute('value')).toBe('25');
  screen.getByText('Tackle');
});

it.each([
  [0, true, true],
  [-2, true, true],
  [1, true, false],
  [0, false, false],
])('with %i hit points, where defeat is displayed (%s), says DEFEATED: %s', (hp, showDefeated, said) => {
  render(<CreatureCard creature={aFighter({ hp })} showDefeated={showDefeated} />);
  expect(screen.queryByText('DEFEATED') !== null).toBe(said);
});

it('that is disabled is greyed, and its name struck through', () => {
  const { container } = render(<CreatureCard creature={aFighter()} disabled />);
  expect(container.querySelector('article')?.className).toContain('disabled');
  expect(sheet).toMatch(/^\.disabled \.name \{\s*text-decoration: line-through;/m);
  expect(sheet).toMatch(/^\.disabled \.picture \{\s*filter: grayscale\(1\);/m);
});

it('has nothing to press, whoever shows it', () => {
  render(<CreatureCard creature={aFighter()} disabled />);
  for (const role of ['button', 'link', 'radio', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
});
