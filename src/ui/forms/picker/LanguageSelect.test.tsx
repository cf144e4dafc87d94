import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { settings } from '../../../bridge/settings.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

const languages = vi.hoisted(() => ['en']);
vi.mock('../../../../contract/shapes/settings.ts', async (original) => ({
  ...(await original<typeof import('../../../../contract/shapes/settings.ts')>()),
  LANGUAGES: languages,
}));

it('the language can be chosen as soon as there is a second one, each by its own name', async () => {
  const { rerender } = render(<LanguageSelect />);
  expect(screen.queryByLabelText('Language')).toBeNull();
  languages.push('de', 'pt-BR');
  rerender(<LanguageSelect />);
  const select = screen.getByLabelText('Language');
  // Their letters would be fetched for a list that nobody opens.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['As the browser']);
  await userEvent.hover(select);
  expect(screen.getAllByRole('option').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['As the browser', ''],
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['Português (Brasil)', 'pt-BR'],
  ]);
  await userEvent.selectOptions(select, 'Deutsch');
  expect(settings.getState().all.language).toBe('de');
});
