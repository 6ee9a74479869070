import type { Sample } from '#platform/server/testing/sample';
import { contractEndpoints } from '../contract/index.ts';

const contract = 'organization_id, job_service_id, is_base, number, status, start_date, days_per_week';

export const sample: Sample = {
  seed: [
    `insert into job_services (organization_id, job_id, type, name)
     values (:organizationId, :jobId, 'cleaning', 'Night cleaning')`,
    `insert into contracts (${contract})
     select :organizationId, id, true, 'C-' || id, 'approved', '2020-01-01', 5 from job_services
     where organization_id = :organizationId and job_id = :jobId`,
  ],
  create: async ({ call, known }) => {
    const contracts = await call(contractEndpoints.listJobContracts, { params: { id: Number(known.jobId) } });
    return { contractId: contracts[0]?.id ?? 0 };
  },
  grow: [
    `insert into contracts (${contract})
     select :organizationId, s.id, false, 'G-' || n, 'draft', '2020-01-01', 5
     from :more, (select min(id) as id from job_services where organization_id = :organizationId and job_id = :jobId) s`,
  ],
  lists: { listJobContracts: '' },
};
