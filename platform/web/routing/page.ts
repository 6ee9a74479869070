import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';

export type Gate = 'public' | 'signed-in' | 'redirect-token' | Flag;

/** One line of the route table. Guards, titles, menus and the test that walks every page come from it; what a page keeps
 * in its address it knows itself, see `useSearchState`. */
export type Page = {
  /** `$name` is a parameter, `{-$name}` one that may be missing. */
  path: string;
  title: TextKey;
  layout: 'nav' | 'bare';
  gate: Gate;
  /** Its default export is the page. */
  component: () => Promise<{ default: ComponentType }>;
};

export const page = <const P extends Page>(declared: P): P => declared;

/** Lists comma-joined; nothing for what is empty. */
export const searchText = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const words = Array.isArray(value) ? value.join(',') : value;
    if (words !== undefined && words !== null && words !== '') params.set(name, String(words));
  }
  const words = params.toString().replaceAll('%2C', ',');
  return words === '' ? '' : `?${words}`;
};
