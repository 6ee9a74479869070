import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import type { Session } from '../session/session.ts';

/** One of several flags opens the page. People who hold the flag in `unless` are kept out, as with `unless` of a call. */
export type Gate =
  | 'public'
  | 'signed-in'
  | 'super-admin'
  | 'redirect-token'
  | Flag
  | readonly Flag[]
  | { flag: Flag; unless: Flag };

/** The circumstances in which a page is opened. */
export type Visit = {
  client: QueryClient;
  session: Session | null;
  params: Readonly<Record<string, string | undefined>>;
  search: Record<string, unknown>;
};

export type Asked = Omit<Visit, 'session'>;

/** `prefetch` begins to read what the page shows first, before any of it is drawn. `isAtHand` tells whether what the page
 * cannot do without was read before, so that it can be shown without a network. */
export type PageModule = {
  default: ComponentType;
  prefetch?: (visit: Visit) => void;
  isOfflineReady?: (asked: Asked) => boolean;
};

/** One entry of the route table. Guards, titles, menus and the test that opens every page use it. A page declares its
 * own address parameters, see `useSearchState`. */
export type Page = {
  /** `$name` is a parameter, `{-$name}` an optional one. */
  path: string;
  title: TextKey;
  /** `wall` is for a screen on a wall, where nobody works: no navigation, but the changes of others appear. */
  layout: 'nav' | 'bare' | 'wall';
  gate: Gate;
  /** The page has its own search for job sites. On a phone the top bar then has none, or two would stand one above the
   * other. */
  findsSites?: true;
  /** The default export is the page. */
  component: () => Promise<PageModule>;
};

export const page = <const P extends Page>(declared: P): P => declared;

/** Lists are joined by commas; empty values are left out. */
export const searchText = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const words = Array.isArray(value) ? value.join(',') : value;
    if (words !== undefined && words !== null && words !== '') params.set(name, String(words));
  }
  const words = params.toString().replaceAll('%2C', ',');
  return words === '' ? '' : `?${words}`;
};
