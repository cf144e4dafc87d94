import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bridge } from '../../../bridge/store.ts';
import { CampCreature } from './CampCreature.tsx';

vi.mock('../../../client/whenQuiet.ts', () => ({
  whenQuiet: (act: () => void) => {
    act();
    return () => undefined;
  },
}));

const closedEyes = () => {
  const { container } = render(<CampCreature creature={{ name: 'Podkin', kind: 0, level: 5 }} order={0} />);
  return container.innerHTML.includes('podkin.normal.blink');
};

it('a member of the team has closed eyes to blink with, but loads none where nothing moves', () => {
  expect(closedEyes()).toBe(true);
  bridge.setState(({ settings }) => ({ settings: { ...settings, calm: true } }));
  expect(closedEyes()).toBe(false);
});
