import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Link } from './Link.tsx';

interface Props extends Omit<ComponentProps<typeof Link>, 'className'> {
  look?: ButtonLook;
  wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ look, wide, ...rest }: Props) {
  return <Link {...rest} className={buttonClass(look, wide)} data-look={look} />;
}
