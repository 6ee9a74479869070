import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens an address, for example after a save: `go(taskHref(id))`. */
export const useGo = () => {
  const navigate = useNavigate();
  return useCallback(
    (href: string, options: { replace?: boolean } = {}): Promise<void> => {
      const [path = '/', words = ''] = href.split('?');
      return navigate({
        to: path as never,
        search: Object.fromEntries(new URLSearchParams(words)) as never,
        replace: options.replace ?? false,
      });
    },
    [navigate],
  );
};
