import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onNavigation } from '../client/session/navigation.ts';

/** Goes where the bridge sends the player. */
export function Navigation() {
  const navigate = useNavigate();
  useEffect(() => onNavigation(({ to, replace, state }) => navigate(to, { replace, state })), [navigate]);
  return null;
}
