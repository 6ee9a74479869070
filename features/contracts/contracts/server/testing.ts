import { type Sample, write } from '#platform/server/testing/sample';
import { billingEndpoints, contractWriteEndpoints, escalationEndpoints } from '../contract/index.ts';
import { insertRun, insertRunLines } from './billing/billing-run-repository.ts';
import { insertDrafts, removeUnusedDrafts } from './imported/imported-drafts-repository.ts';
import { stillEnding } from './notices/ending-notification-kind.ts';

const contract = 'organization_id, job_service_id, is_base, number, status, start_date, days_per_week';

const draft = {
  number: 'D-1',
  start_date: '2030-01-15',
  termination_date: null,
  days_per_week: 5,
  auto_renew: false,
  term_months: null,
  renewal_notice_days: 60,
  escalator_pct: 0,
  signed_at: null,
  notes: '',
  pricing: [],
};

/** The statement of a month in which a contract costs nothing. */
const nothing = {
  month: '2040-01',
  from: '2040-01-01',
  to: '2040-01-31',
  days: 31,
  days_in_month: 31,
  pricing: [],
  credits: [],
  billbacks: [],
  base: 0,
  credited: 0,
  net: 0,
  billed_back: 0,
  invoice: 0,
};

export const sample: Sample = {
  seed: [
    `insert into job_services (organization_id, job_id, type, name)
     values (:organizationId, :jobId, 'cleaning', 'Night cleaning')`,
    `insert into contracts (${contract})
     select :organizationId, id, true, 'C-' || id, 'approved', '2020-01-01', 5 from job_services
     where organization_id = :organizationId and job_id = :jobId`,
  ],
  create: async ({ call, known }) => {
    const params = { id: Number(known.jobId), serviceId: Number(known.serviceId) };
    const { id } = await call(contractWriteEndpoints.createContract, {
      params,
      body: {
        number: `S-${known.serviceId}`,
        start_date: '2026-01-01',
        days_per_week: 5,
        pricing: [{ type: 'labor', amount: 1000 }],
        escalator_pct: 3,
      },
    });
    return { contractId: id };
  },
  inserts: {
    escalatingContractId: `with service as (
        insert into job_services (organization_id, job_id, type, name)
        values (:organizationId, :jobId, 'other', 'Escalating') returning id)
      insert into contracts (${contract}, escalator_pct)
      select :organizationId, id, true, 'E-' || id, 'approved', '2020-01-01', 5, 300 from service returning id`,
  },
  writes: [
    write(billingEndpoints.correctBillingRun, (id) => ({
      body: { month: '2026-01', contract_id: id('contractId'), amount: 1, reason: 'Agreed before' },
    })),
    write(contractWriteEndpoints.uploadSignedContract, () => ({ body: { signed_at: '2026-01-01' } })),
    write(contractWriteEndpoints.approveDrafts, (id) => ({ body: { ids: [id('jobId')] } })),
    write(contractWriteEndpoints.approveContract, (id) => ({
      body: { ends_earlier_id: id('contractId') },
    })),
    write(escalationEndpoints.draftEscalations, (id) => ({
      body: { start_date: '2026-06-01', contract_ids: [id('escalatingContractId')] },
    })),
  ],
  statements: [
    (tenant, known) => stillEnding(tenant, [{ id: Number(known.contractId), ends_on: '2030-01-15' }]),
    (tenant, known) =>
      insertDrafts(tenant, [{ ...draft, job_service_id: Number(known.serviceId) }], {
        userId: Number(known.userId),
        today: '2030-01-15',
      }),
    (tenant, known) => removeUnusedDrafts(tenant, [Number(known.contractId)]),
    async (tenant, known) =>
      insertRunLines(tenant, (await insertRun(tenant, '2040-01', new Date())) ?? 0, [
        { contract_id: Number(known.contractId), statement: nothing },
      ]),
  ],
  grow: [
    `insert into job_services (organization_id, job_id, type, name)
     select :organizationId, :jobId, 'other', 'Billed ' || n from :more`,
    `insert into contracts (${contract}, escalator_pct)
     select :organizationId, s.id, true, 'G-' || s.id, 'approved', '2020-01-01', 5, 300
     from job_services s where s.organization_id = :organizationId and s.name like 'Billed %'`,
  ],
  lists: {
    listJobContracts: '',
    getBillingRun: '?month=2026-05',
    getEscalations: '?start_date=2026-05-01',
  },
};
