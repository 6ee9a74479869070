import { createContext, useContext } from 'react';
import { useSearchState } from '#platform/web/routing/index';
import type { AnyWebKind } from './kind.ts';
import { importSearch } from './search.ts';

export const KindContext = createContext<AnyWebKind | null>(null);

/** The kind of import this page is for. */
export const useKind = (): AnyWebKind => {
  const kind = useContext(KindContext);
  if (!kind) throw new Error('a part of an import outside of its page');
  return kind;
};

export const importHref = ({ href }: Pick<AnyWebKind, 'href'>, id: number): string => `${href}/${id}`;

/** The parameters in the address of an import. */
export const useImportSearch = () => useSearchState(importSearch)[0];
