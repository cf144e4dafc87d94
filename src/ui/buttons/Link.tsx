import type { MouseEvent } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom';
import { isHeldBack, whenFree } from '../../client/session/leaving.ts';

/** Whether a click opens another tab or window, so that the present screen stays open. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** Holds a click on a link back until a player with unsaved changes has agreed to leave. */
function useHeldClick(props: LinkProps | NavLinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event) || !isHeldBack(pathname)) return;
    event.preventDefault();
    whenFree(() => void navigate(props.to, props));
  };
}

/** A link within the game. */
export const Link = (props: LinkProps) => <RouterLink {...props} onClick={useHeldClick(props)} />;

/** A link of the menu that marks the present screen. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink {...props} onClick={useHeldClick(props)} />;
