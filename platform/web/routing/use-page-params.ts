import { useParams } from '@tanstack/react-router';

/** An id of the address; NaN when the address carries something else, which the server answers with 404. */
export const useIdParam = (name: string): number => {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  return Number(params[name] ?? Number.NaN);
};

export const useOptionalIdParam = (name: string): number | undefined => {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  const id = Number(params[name]);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

export const useTextParam = (name: string): string =>
  (useParams({ strict: false }) as Record<string, string | undefined>)[name] ?? '';
