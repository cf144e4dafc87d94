import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../loading/Spinner.tsx';
import { type ButtonVariant, buttonClass } from './buttonClass.ts';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
}

/** A button; its default type is `button`, so that it does not submit a form. */
export function Button({ variant, wide, busy = false, disabled, type = 'button', children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    // A disabled button loses the focus: give it back if nothing else has it.
    if (busy) pressed.current = document.activeElement === button.current;
    else if (pressed.current && isNowhere(document.activeElement))
      button.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={buttonClass(variant, wide)}
      data-variant={variant}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

const isNowhere = (element: Element | null) => element === null || element === document.body;
