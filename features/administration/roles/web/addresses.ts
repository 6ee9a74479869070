/** Apart from the route table, whose lazy pages link to each other. */
export const paths = {
  list: '/admin/roles',
  create: '/admin/roles/create',
  edit: '/admin/roles/edit/$roleId',
  rights: '/admin/user/$userId/rights',
} as const;

export const editRoleHref = (id: number, search: { unsent?: string } = {}): string =>
  `/admin/roles/edit/${id}${search.unsent ? `?unsent=${search.unsent}` : ''}`;

export const createRoleHref = (search: { from?: number; unsent?: string } = {}): string => {
  const words = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return words.size === 0 ? paths.create : `${paths.create}?${words}`;
};

export const rightsHref = (userId: number): string => `/admin/user/${userId}/rights`;

/** The people who hold a role, in the list of people. */
export const holdersPath = '/admin/users';

export const holdersHref = (roleId: number): string => `${holdersPath}?role_id=${roleId}`;
