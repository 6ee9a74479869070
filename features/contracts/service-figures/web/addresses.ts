/** Separate from the route table, because its lazy pages link to it. */
export const paths = { list: '/admin/contracts' } as const;
