/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/admin/templates',
  create: '/admin/templates/create',
  edit: '/admin/templates/edit/$templateId',
  scales: '/admin/templates/scales',
  types: '/admin/templates/types',
} as const;

const withUnsent = (path: string, unsent: string | undefined) => (unsent ? `${path}?unsent=${unsent}` : path);

export const editTemplateHref = (id: number, unsent?: string): string =>
  withUnsent(`/admin/templates/edit/${id}`, unsent);

export const createTemplateHref = (unsent?: string): string => withUnsent(paths.create, unsent);
