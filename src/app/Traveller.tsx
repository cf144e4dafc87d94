import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onJourney } from '../bridge/journeys.ts';

/** Goes where the bridge sends the player. */
export function Traveller() {
  const navigate = useNavigate();
  useEffect(() => onJourney(({ to, replace, state }) => navigate(to, { replace, state })), [navigate]);
  return null;
}
