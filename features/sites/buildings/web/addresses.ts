import { searchText } from '#platform/web/routing/page';

export const paths = { create: '/admin/buildings/create', record: '/admin/building/$buildingId' } as const;

/** The list of buildings is a view of the job sites. */
export const buildingsHref = '/admin/jobs?view=buildings';

export const buildingHref = (id: number, start: { deleted?: boolean } = {}): string =>
  `/admin/building/${id}${searchText(start)}`;

/** The page a form was filled in on: a building's own, or the Job Card. Its refused entry is opened there again. */
export const hereHref = (): string => {
  const here = new URL(location.href);
  here.searchParams.delete('unsent');
  return here.pathname + here.search;
};

export const withUnsent = (href: string, id: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}unsent=${id}`;
