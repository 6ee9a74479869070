import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type SetSearch<T> = (patch: Partial<T>, options?: { replace?: boolean }) => void;

/** Keeps filters, sort and page in the address: `const [search, setSearch] = useSearchState(taskSearch)`. Default
 * values are left out. Every change can be undone with Back, unless `replace` is set. */
export const useSearchState = <S extends z.ZodObject>(schema: S): [z.output<S>, SetSearch<z.output<S>>] => {
  const raw = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const state = useMemo(() => schema.parse(raw), [schema, raw]);
  const set = useCallback<SetSearch<z.output<S>>>(
    (patch, options) => {
      const defaults = schema.parse({}) as Record<string, unknown>;
      void navigate({
        to: '.',
        replace: options?.replace ?? false,
        resetScroll: false,
        search: ((current: Record<string, unknown>) => {
          const next = { ...current, ...patch } as Record<string, unknown>;
          return Object.fromEntries(
            Object.entries(next).filter(
              ([name, value]) => value !== undefined && !same(value, defaults[name]),
            ),
          );
        }) as never,
      });
    },
    [schema, navigate],
  );
  return [state, set];
};
