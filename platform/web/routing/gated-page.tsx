import { useEffect, useReducer } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { isOpen } from './is-open.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { Page } from './page.ts';
import { componentOf, loadPage } from './page-loader.ts';

export const GatedPage = ({ page }: { page: Page }) => {
  const t = useText();
  const session = useMaybeSession();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const Component = componentOf(page);
  const missing = Component === undefined;
  // Loads code that could not be loaded when the link was touched: the router counts that attempt as done and makes no
  // other.
  useEffect(() => {
    if (!missing) return;
    const ending = new AbortController();
    void loadPage(page, { signal: ending.signal }).then(showAgain);
    return () => ending.abort();
  }, [page, missing]);
  if (!isOpen(page.gate, session)) return <NotAllowed what={t(page.title)} />;
  return Component ? <Component /> : <h1 tabIndex={-1}>{t(page.title)}</h1>;
};
