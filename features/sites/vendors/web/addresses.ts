import { searchText } from '#platform/web/routing/page';

/** Apart from the route table, whose lazy pages link to each other. */
export const paths = { list: '/admin/vendors', record: '/admin/vendors/$vendorId' } as const;

export const vendorsHref = (unsent?: string): string => `${paths.list}${searchText({ unsent })}`;

export const vendorHref = (id: number, start: { unsent?: string; deleted?: boolean } = {}): string =>
  `${paths.list}/${id}${searchText(start)}`;

export const vendorGroup = (id: number): string => `vendor-${id}`;
