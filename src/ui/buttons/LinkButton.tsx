import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './buttonClass.ts';
import { Link } from './Link.tsx';

interface Props extends Omit<ComponentProps<typeof Link>, 'className'> {
  variant?: ButtonVariant;
  wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, wide, ...rest }: Props) {
  return <Link {...rest} className={buttonClass(variant, wide)} data-variant={variant} />;
}
