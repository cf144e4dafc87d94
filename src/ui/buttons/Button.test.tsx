import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('a busy button says so and takes no presses', () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Attack
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Attack' });
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('whoever pressed a button goes on from there once it is free again', () => {
  const { rerender } = render(<Button>Attack</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Button busy>Please wait</Button>);
  // Browsers remove the focus from a disabled button.
  button.blur();
  rerender(<Button>Continue</Button>);
  expect(document.activeElement).toBe(button);
});

it('a button that nobody pressed never takes the focus', () => {
  const { rerender } = render(<Button>Attack</Button>);
  rerender(<Button busy>Please wait</Button>);
  rerender(<Button>Continue</Button>);
  expect(document.activeElement).toBe(document.body);
});
