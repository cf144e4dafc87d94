import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../panels/loading/Spinner.tsx';
import { type ButtonVariant, buttonClass } from './buttonClass.ts';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner and takes no presses. */
  busy?: boolean;
}

/** A button; it never submits a form unless told so. */
export function Button({ variant, wide, busy = false, disabled, type = 'button', children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    // What is disabled loses the focus; whoever pressed it goes on from there when it is back.
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
