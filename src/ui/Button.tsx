import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook;
  wide?: boolean;
  /** Shows a spinner and takes no presses. */
  busy?: boolean;
}

/** A button; it never submits a form unless told so. */
export function Button({ look, wide, busy = false, disabled, type = 'button', children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, wide)}
      data-look={look}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
