/** Apart from the route table, whose lazy pages link to each other. */
export const paths = {
  list: '/admin/work-loading-rates',
  record: '/admin/work-loading-rates/$workLoadingRateId',
} as const;

export const workLoadingRateHref = (id: number): string => `${paths.list}/${id}`;
