/** Apart from the route table, whose lazy pages link to each other. */
export const paths = { list: '/admin/vendors', record: '/admin/vendors/$vendorId' } as const;

const unsentIn = (id: string | undefined): string => (id === undefined ? '' : `?unsent=${id}`);

export const vendorsHref = (unsent?: string): string => `${paths.list}${unsentIn(unsent)}`;

export const vendorHref = (id: number, unsent?: string): string => `${paths.list}/${id}${unsentIn(unsent)}`;

export const vendorGroup = (id: number): string => `vendor-${id}`;
