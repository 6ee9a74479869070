import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Page } from './page.ts';

type Routes = Record<string, { options: { staticData?: { page?: Page } } }>;

/** The route table. */
export const usePages = (): readonly Page[] => {
  const routes = useRouter().routesById as Routes;
  return useMemo(
    () => Object.values(routes).flatMap(({ options }) => options.staticData?.page ?? []),
    [routes],
  );
};
