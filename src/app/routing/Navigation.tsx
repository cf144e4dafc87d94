import { useEffect } from 'react';
import { onNavigation } from '../../client/session/navigation.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';

/** Carries out the navigations that code outside of React asks for. */
export function Navigation() {
  const navigate = useNavigate();
  useEffect(() => onNavigation(({ to, replace, state }) => navigate(to, { replace, state })), [navigate]);
  return null;
}
