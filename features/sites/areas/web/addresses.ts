/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/admin/areas',
  create: '/admin/areas/create',
  edit: '/admin/areas/edit/$areaId',
} as const;

export const editAreaHref = (id: number, search: { unsent?: string } = {}): string =>
  `/admin/areas/edit/${id}${search.unsent ? `?unsent=${search.unsent}` : ''}`;

export const createAreaHref = (search: { below?: number; unsent?: string } = {}): string => {
  const words = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return words.size === 0 ? paths.create : `${paths.create}?${words}`;
};
