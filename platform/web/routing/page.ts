import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';

export type Gate = 'public' | 'signed-in' | 'redirect-token' | Flag;

/** The names in `/job/$jobId/service/$serviceId` and `/map/{-$jobId}`; the latter kind may be left out. */
type Params<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Param<Head> & Params<Tail>
  : Param<P>;
type Param<S extends string> = S extends `{-$${infer N}}`
  ? { [K in N]?: string | number }
  : S extends `$${infer N}`
    ? { [K in N]: string | number }
    : unknown;

export type PageOptions<P extends string, S extends z.ZodType> = {
  /** `$name` is a parameter, `{-$name}` one that may be missing. */
  path: P;
  title: TextKey;
  layout: 'nav' | 'bare';
  gate: Gate;
  /** What the page keeps in the address: see `useSearchState`. */
  search?: S;
  /** Its default export is the page. */
  component: () => Promise<{ default: ComponentType }>;
};

/** A line of the table where only the table matters. */
export type AnyPage = PageOptions<string, z.ZodType>;

type LinkArgs<P extends string, S extends z.ZodType> =
  object extends Params<P>
    ? [params?: Params<P>, search?: Partial<z.input<S>>]
    : [params: Params<P>, search?: Partial<z.input<S>>];

export type Page<P extends string = string, S extends z.ZodType = z.ZodType> = PageOptions<P, S> & {
  /** The address of the page, for `to` of links and `useGo`. */
  href: (...args: LinkArgs<P, S>) => string;
};

/** One line of the route table. Guards, titles, menus and the test that walks every page come from it. */
export const page = <const P extends string, S extends z.ZodType = z.ZodType>(
  options: PageOptions<P, S>,
): Page<P, S> => ({
  ...options,
  href: (...[params, search]) => hrefOf(options.path, params as Record<string, unknown>, search),
});

export const hrefOf = (path: string, params: Record<string, unknown> = {}, search: unknown = {}): string => {
  const filled = path
    .replace(/\{-\$(\w+)\}|\$(\w+)/g, (_, optional: string | undefined, name: string | undefined) =>
      encodeURIComponent(String(params[optional ?? name ?? ''] ?? '')),
    )
    .replace(/(.)\/$/, '$1');
  const query = searchText((search ?? {}) as Record<string, unknown>);
  return `${filled}${query}`;
};

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
