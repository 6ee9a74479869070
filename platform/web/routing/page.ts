import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import type { Session } from '../session/session.ts';

/** Of several flags one opens the page; a restriction keeps its holders out, as `unless` of a call does. */
export type Gate =
  | 'public'
  | 'signed-in'
  | 'super-admin'
  | 'redirect-token'
  | Flag
  | readonly Flag[]
  | { flag: Flag; unless: Flag };

/** With what a page is opened. */
export type Visit = {
  client: QueryClient;
  session: Session | null;
  params: Readonly<Record<string, string | undefined>>;
  search: Record<string, unknown>;
};

/** `prefetch` begins to read what the page shows first, before any of it is drawn. */
export type PageModule = { default: ComponentType; prefetch?: (visit: Visit) => void };

/** One entry of the route table. Guards, titles, menus and the test that opens every page use it. A page declares its
 * own address parameters, see `useSearchState`. */
export type Page = {
  /** `$name` is a parameter, `{-$name}` an optional one. */
  path: string;
  title: TextKey;
  /** `wall` is for a screen that nobody sits at: without navigation, but with the changes of others. */
  layout: 'nav' | 'bare' | 'wall';
  gate: Gate;
  /** The page finds job sites itself: on a phone, where two search boxes would stand one above the other, only there. */
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
