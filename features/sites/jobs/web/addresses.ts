/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  export: '/export/buildings',
  list: '/admin/jobs',
  create: '/admin/jobs/create',
  record: '/admin/job/$jobId',
  newBuilding: '/admin/job/$jobId/building/create',
  service: '/admin/job/$jobId/service/$serviceId',
} as const;

export const jobRecordHref = (jobId: number): string => `/admin/job/${jobId}`;

export const newBuildingHref = (jobId: number): string => `/admin/job/${jobId}/building/create`;

export const serviceHref = (jobId: number, serviceId: number): string =>
  `/admin/job/${jobId}/service/${serviceId}`;
