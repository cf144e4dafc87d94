import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  look?: ButtonLook;
  wide?: boolean;
  /** Shows a spinner and takes no presses. */
  busy?: boolean;
}

/** A button; it never submits a form unless told so. */
export function Button({ look, wide, busy = false, disabled, type = 'button', children, ...rest }: Props) {
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

const isNowhere = (element: Element | null) => element === null || element === document.body;
