import { useParams } from '@tanstack/react-router';

/** An id in the address. NaN when it is not a number; the server answers that with 404. */
export const useIdParam = (name: string): number => {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  return Number(params[name] ?? Number.NaN);
};

/** Undefined where the address has none. */
export const useOptionalIdParam = (name: string): number | undefined => {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  return params[name] === undefined ? undefined : Number(params[name]);
};

export const useTextParam = (name: string): string =>
  (useParams({ strict: false }) as Record<string, string | undefined>)[name] ?? '';
