import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

interface Props extends Omit<ComponentProps<typeof Link>, 'className'> {
  look?: ButtonLook;
  wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ look, wide, ...rest }: Props) {
  return <Link {...rest} className={buttonClass(look, wide)} data-look={look} />;
}
