import { useCallback } from 'react';
import {
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { whenFree } from '../../client/session/leaving.ts';

type Go = (to: To | number, options?: NavigateOptions) => void;

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

/** The router's, but whoever has something unsaved is asked first. Steps of the history are held back by themselves. */
export function useNavigate(): Go {
  const navigate = useRouterNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return void navigate(to);
      whenFree(() => void navigate(to, options), pathOf(to) || pathname);
    },
    [navigate, pathname],
  );
}
