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

/** What a press is for the browser: another tab or window, where nothing is left. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** Asks whoever has something unsaved, before a link leads away from it. */
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

/** A link of the menu: it knows whether it leads to where the player is. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink {...props} onClick={useHeldClick(props)} />;
