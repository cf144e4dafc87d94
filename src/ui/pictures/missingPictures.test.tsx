import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import { TypeIcon } from '../creatureCard/TypeIcon.tsx';
import { Logo } from './Logo.tsx';
import { Picture } from './Picture.tsx';

describe('a picture that fails to load', () => {
  it('is replaced by a card with the name of its file', () => {
    render(<Picture name="creatures/kindlam.normal" alt="Kindlam" size={120} />);
    fireEvent.error(screen.getByRole('img', { name: 'Kindlam' }));
    expect(screen.getByText('creatures/kindlam.normal')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Kindlam' })).toBeTruthy();
  });

  it('has its name at hand where it is too small to be read', () => {
    render(<Picture name="items/nball" alt="" size={40} />);
    expect(screen.getByTitle('items/nball').textContent).toBe('?');
  });

  it('is a question mark for a species that the game no longer has', () => {
    render(<CreaturePicture name="Gonezo" kind={1} size={160} unknown />);
    expect(screen.getByRole('img', { name: 'Gonezo' }).textContent).toBe('?');
  });

  it('of a type becomes two letters with the name of the file at hand', () => {
    render(<TypeIcon type="fire" />);
    fireEvent.error(screen.getByRole('img', { name: 'fire' }));
    expect(screen.getByTitle('types/fire').textContent).toContain('fi');
  });

  it('names its file where it only decorates', () => {
    const { container } = render(<Logo />);
    const emblem = container.querySelector('img');
    if (emblem) fireEvent.error(emblem);
    expect(emblem?.alt).toBe('brand/header');
  });
});
