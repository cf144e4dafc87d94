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

/**
 * Like the router's `useNavigate`, but asks first if there are unsaved changes. History steps are guarded by
 * `popstate`.
 */
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
