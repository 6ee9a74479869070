import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  type ContractRecord,
  contractRecordEndpoints,
  contractWriteEndpoints,
} from '../../contract/index.ts';
import { createContract, type NewContract } from '../index.ts';

const { approveContract, terminateContract, archiveContract, setRenewalNotice, uploadSignedContract } =
  contractWriteEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let admin: Client;
let serial = 0;

const now = '2027-03-10T05:00:00Z';
const today = '2027-03-09';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  [manager, admin] = await Promise.all([acme.signIn('manager'), acme.signIn('admin')]);
});
afterAll(() => app.close());

const pricing = [{ type: 'labor' as const, amount: 1000, period: 'month' as const, note: '' }];

const newService = (): Promise<number> =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, acme.inScope.jobId, { type: 'other', name: `Service ${++serial}` }),
  );

const add = async (given: Partial<NewContract> = {}, serviceId?: number): Promise<ContractRecord> => {
  const job_service_id = serviceId ?? (await newService());
  const contractId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createContract(tenant, null, {
      number: `M-${++serial}`,
      status: 'draft',
      start_date: '2027-01-01',
      days_per_week: 5,
      pricing,
      ...given,
      job_service_id,
    }),
  );
  return read(contractId);
};

const read = async (contractId: number): Promise<ContractRecord> =>
  (await admin.call(contractRecordEndpoints.getContract, { params: { id: acme.inScope.jobId, contractId } }))
    .payload;

const paramsOf = ({ id, job_service_id }: ContractRecord) => ({
  id: acme.inScope.jobId,
  serviceId: job_service_id,
  contractId: id,
});

const confirmed = ({ cuts_short }: ContractRecord) => ({ ends_earlier_id: cuts_short?.id ?? null });

const approve = (contract: ContractRecord, more: object = {}, by = manager) =>
  by.call(approveContract, {
    params: paramsOf(contract),
    body: { updated_at: contract.updated_at, ...more },
  });

describe('reading', () => {
  it('answers a contract below its own service as at the job, and below no other', async () => {
    const [contract, other] = [await add(), await add()];
    const { getServiceContract } = contractRecordEndpoints;
    const at = (params: ReturnType<typeof paramsOf>) => admin.call(getServiceContract, { params });
    expect((await at(paramsOf(contract))).payload).toEqual(await read(contract.id));
    const { serviceId } = paramsOf(other);
    expect((await at({ ...paramsOf(contract), serviceId })).status).toBe(404);
    expect((await at({ ...paramsOf(contract), id: acme.outOfScope.jobId })).status).toBe(404);
  });
});

describe('approving', () => {
  it('makes a draft active from its start, once', async () => {
    const contract = await add();
    const { payload } = await approve(contract);
    expect(payload).toMatchObject({ status: 'active', allowed_transitions: ['terminate'] });
    expect(await approve(contract)).toMatchObject({ status: 409, code: 'stale' });
    expect(await approve(payload)).toMatchObject({ status: 409, code: 'transition_refused' });
    expect(payload.timeline.at(-1)).toMatchObject({ from: 'draft', to: 'approved' });
  });

  it('needs a price', async () => {
    for (const lines of [[], pricing.map((line) => ({ ...line, amount: 0 }))])
      expect(await approve(await add({ pricing: lines }))).toMatchObject({
        status: 422,
        errors: { pricing: expect.anything() },
      });
  });

  it('is refused with the number of the contract whose days it shares', async () => {
    const base = await add({ status: 'approved' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    const refused = await approve(draft);
    expect(refused.status).toBe(422);
    expect(refused.errors?.start_date?.[0]).toContain(base.number);
  });

  it('ends the contract before it on the day before, when this was confirmed', async () => {
    const base = await add({ status: 'approved' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    expect(draft.cuts_short).toMatchObject({ number: base.number, last_day: '2027-05-31' });
    expect((await approve(draft, confirmed(draft))).payload.status).toBe('approved');
    expect(await read(base.id)).toMatchObject({ status: 'active', termination_date: '2027-05-31' });
    expect((await read(base.id)).timeline.at(-1)).toMatchObject({ action: 'contract.cut-short' });
  });

  it('ends no other contract than the one that was confirmed', async () => {
    const base = await add({ status: 'approved' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    const between = await add({ start_date: '2027-04-01' }, base.job_service_id);
    await approve(between, confirmed(between));
    expect(await approve(draft, confirmed(draft))).toMatchObject({ status: 409, code: 'stale' });
    expect((await read(between.id)).termination_date).toBeNull();
    expect((await approve(await read(draft.id), confirmed(await read(draft.id)))).status).toBe(200);
  });

  it('of an amendment ends the renewal of the contract before it', async () => {
    const renewing = { auto_renew: true, term_months: 12, termination_date: '2027-12-31' };
    const base = await add({ status: 'approved', ...renewing });
    expect(base.terms?.renewal).toMatchObject({ on: '2028-01-01' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    await approve(draft, confirmed(draft));
    const cut = await read(base.id);
    expect(cut.terms?.renewal).toBeNull();
    expect(cut.can.give_notice).toBe(false);
  });

  it('does not end a contract that began later, nor one under notice', async () => {
    const later = await add({ status: 'approved', start_date: '2027-08-01' });
    const draft = await add({ start_date: '2027-06-01' }, later.job_service_id);
    expect(draft.cuts_short).toBeNull();
    expect((await approve(draft, confirmed(draft))).status).toBe(422);
    const leaving = await add({
      status: 'terminated',
      termination_date: '2027-12-31',
      termination_reason: 'Sold',
    });
    const next = await add({ start_date: '2027-06-01' }, leaving.job_service_id);
    expect((await approve(next, confirmed(next))).status).toBe(422);
  });

  it('at once by two people approves one of two drafts', async () => {
    const one = await add();
    const two = await add({}, one.job_service_id);
    const both = await Promise.all([approve(one), approve(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('ending early', () => {
  const end = (contract: ContractRecord, body: object, by = manager) =>
    by.call(terminateContract, {
      params: paramsOf(contract),
      body: {
        termination_date: '2027-04-30',
        reason: 'The building was sold',
        updated_at: contract.updated_at,
        ...body,
      },
    });

  it('keeps the contract active until its last day', async () => {
    const contract = await add({ status: 'approved', termination_date: '2027-12-31' });
    const { payload } = await end(contract, {});
    expect(payload).toMatchObject({ status: 'active', termination_date: '2027-04-30', days_left: 52 });
    expect(payload.terms?.termination_reason).toBe('The building was sold');
    expect(payload.allowed_transitions).toEqual([]);
    const again = await end(payload, { termination_date: '2027-04-01' });
    expect(again).toMatchObject({ status: 409, code: 'transition_refused' });
    expect(again.text).toContain('from terminated');
    const over = await add({ status: 'approved' });
    expect((await end(over, { termination_date: '2027-03-08' })).payload.status).toBe('terminated');
  });

  it('needs a day of the term and a reason', async () => {
    const contract = await add({ status: 'approved', termination_date: '2027-12-31' });
    for (const termination_date of ['2027-12-31', '2026-12-31', '1980-01-01', 'never'])
      expect(Object.keys((await end(contract, { termination_date })).errors ?? {})).toEqual([
        'termination_date',
      ]);
    expect(Object.keys((await end(contract, { reason: ' x' })).errors ?? {})).toEqual(['reason']);
    expect((await end(await add(), {})).status).toBe(409);
  });
});

describe('archiving', () => {
  const archive = (contract: ContractRecord, by = admin) =>
    by.call(archiveContract, { params: paramsOf(contract), body: { updated_at: contract.updated_at } });

  it('is for admins, and for what is not in force', async () => {
    const draft = await add();
    expect((await archive(draft, manager)).status).toBe(403);
    const { payload } = await archive(draft);
    expect(payload).toMatchObject({ status: 'archived', allowed_transitions: [] });
    expect(await archive(payload)).toMatchObject({ status: 409, code: 'transition_refused' });
    expect((await archive(await add({ status: 'approved' }))).status).toBe(409);
    const over = await add({ status: 'approved', termination_date: '2027-03-01' });
    expect((await archive(over)).payload.status).toBe('archived');
  });

  it('of a base makes the next contract of the service its base', async () => {
    const base = await add();
    const later = await add({ start_date: '2027-08-01' }, base.job_service_id);
    const next = await add({ start_date: '2027-06-01' }, base.job_service_id);
    expect([base, later, next].map(({ is_base }) => is_base)).toEqual([true, false, false]);
    await archive(base);
    expect((await read(next.id)).is_base).toBe(true);
    await archive(await read(later.id));
    expect((await add({}, base.job_service_id)).is_base).toBe(false);
  });

  it('of a contract that has not begun frees its days', async () => {
    const mistake = await add({ status: 'approved', start_date: '2027-05-01' });
    const draft = await add({ start_date: '2027-06-01' }, mistake.job_service_id);
    await archive(mistake);
    expect((await approve(await read(draft.id))).status).toBe(200);
  });

  it('gives back the last day of the contract that ended earlier for it', async () => {
    for (const end of ['2027-12-31', null]) {
      const base = await add({ status: 'approved', termination_date: end });
      const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
      const { payload } = await approve(draft, confirmed(draft));
      expect((await read(base.id)).termination_date).toBe('2027-05-31');
      expect((await archive(payload)).payload.status).toBe('archived');
      const restored = await read(base.id);
      expect(restored).toMatchObject({ status: 'active', termination_date: end });
      expect(restored.timeline.at(-1)).toMatchObject({ action: 'contract.updated' });
    }
  });

  it('is refused with the number of the contract that would share days with the one given back', async () => {
    const base = await add({ status: 'approved' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    const { payload } = await approve(draft, confirmed(draft));
    const later = await add({ start_date: '2027-09-01' }, base.job_service_id);
    await approve(later, confirmed(later));
    const refused = await archive(await read(payload.id));
    expect(refused).toMatchObject({
      status: 409,
      code: 'contract_give_back_overlap',
      details: { number: later.number },
    });
    expect((await read(payload.id)).status).toBe('approved');
    expect((await archive(await read(later.id))).status).toBe(200);
    expect((await archive(await read(payload.id))).status).toBe(200);
    expect((await read(base.id)).termination_date).toBeNull();
  });

  it('leaves a contract that was ended otherwise since, and days that are billed, as they are', async () => {
    const base = await add({ status: 'approved' });
    const draft = await add({ start_date: '2027-06-01' }, base.job_service_id);
    const { payload } = await approve(draft, confirmed(draft));
    const { updated_at } = await read(base.id);
    await manager.call(terminateContract, {
      params: paramsOf(base),
      body: { termination_date: '2027-04-30', reason: 'Sold', updated_at },
    });
    expect((await archive(payload)).status).toBe(200);
    expect((await read(base.id)).termination_date).toBe('2027-04-30');
    const over = await add({ status: 'approved', termination_date: '2027-03-01' });
    await archive(over);
    const same = await approve(await add({ start_date: '2027-02-01' }, over.job_service_id));
    expect(same.errors?.start_date?.[0]).toContain(over.number);
  });
});

describe('notice', () => {
  const renewing = { auto_renew: true, term_months: 12, renewal_notice_days: 60 } as const;

  const give = (contract: ContractRecord, noticed_on: string | null, by = manager) =>
    by.call(setRenewalNotice, {
      params: paramsOf(contract),
      body: { noticed_on, updated_at: contract.updated_at },
    });

  it('is recorded and taken back until its last day', async () => {
    const contract = await add({ status: 'approved', termination_date: '2027-05-10', ...renewing });
    expect(contract.terms?.renewal).toEqual({
      on: '2027-05-11',
      until: '2028-05-10',
      notice_by: '2027-03-11',
      noticed_on: null,
    });
    const { payload } = await give(contract, today);
    expect(payload.terms?.renewal?.noticed_on).toBe(today);
    expect((await give(payload, null)).payload.terms?.renewal?.noticed_on).toBeNull();
    expect(await give(contract, today)).toMatchObject({ status: 409, code: 'stale' });
  });

  it('is refused when it is late, in the future, or of a contract that does not renew itself', async () => {
    const late = await add({ status: 'approved', termination_date: '2027-05-01', ...renewing });
    expect(late.can.give_notice).toBe(false);
    expect((await give(late, today)).errors?.noticed_on?.[0]).toContain('03/02/2027');
    expect((await give(late, '2027-03-02')).status).toBe(200);
    const other = await add({ status: 'approved', termination_date: '2027-12-31', ...renewing });
    expect(Object.keys((await give(other, '2027-03-10')).errors ?? {})).toEqual(['noticed_on']);
    expect(await give(await add({ status: 'approved' }), today)).toMatchObject({
      status: 409,
      code: 'contract_no_renewal',
    });
  });
});

describe('notice of a contract that is settled', () => {
  const renewing = { auto_renew: true, term_months: 12, renewal_notice_days: 60 } as const;

  const give = (contract: ContractRecord, noticed_on: string | null) =>
    manager.call(setRenewalNotice, {
      params: paramsOf(contract),
      body: { noticed_on, updated_at: contract.updated_at },
    });

  it('is neither given nor taken back', async () => {
    const noticed = { renewal_notice_on: '2027-01-05', ...renewing };
    const settled = [
      { status: 'approved', termination_date: '2027-03-08' },
      { status: 'terminated', termination_date: '2027-12-31', termination_reason: 'Sold' },
      { status: 'archived', termination_date: '2027-12-31' },
    ] as const;
    for (const period of settled) {
      const contract = await add({ ...noticed, ...period });
      expect(contract.can.give_notice).toBe(false);
      for (const day of [null, '2027-01-06'])
        expect(await give(contract, day)).toMatchObject({ status: 409, code: 'transition_refused' });
    }
    const last = await add({ status: 'approved', termination_date: today, ...noticed });
    expect(last.can.give_notice).toBe(true);
    expect((await give(last, null)).status).toBe(200);
  });

  it('is not given before the contract begins', async () => {
    const term = { status: 'approved', termination_date: '2027-12-31', ...renewing } as const;
    expect((await give(await add(term), '2026-12-31')).errors?.noticed_on?.[0]).toContain('01/01/2027');
    expect((await add({ ...term, start_date: '2027-03-10' })).can.give_notice).toBe(false);
  });
});

describe('the signed contract', () => {
  const upload = (contract: ContractRecord, body: object, by = manager, name = 'Signed.txt') =>
    by.send(uploadSignedContract, {
      params: paramsOf(contract),
      body: { signed_at: today, ...body },
      files: name ? [{ field: 'file', file: new Blob(['Signed'], { type: 'text/plain' }), name }] : [],
    });

  it('is added, replaced, and sent twice it is one', async () => {
    const contract = await add({ status: 'approved' });
    const client_uuid = crypto.randomUUID();
    const { payload } = await upload(contract, { client_uuid });
    expect(payload.terms).toMatchObject({ signed_at: today, signed_file: { name: 'Signed.txt' } });
    expect((await upload(contract, { client_uuid })).payload.timeline).toHaveLength(payload.timeline.length);
    const later = await upload(contract, {}, manager, 'Later.txt');
    expect(later.payload.terms?.signed_file?.name).toBe('Later.txt');
  });

  it('is removed, and then nobody has signed the contract yet', async () => {
    const contract = await add({ status: 'approved' });
    const { payload } = await upload(contract, {});
    const id = payload.terms?.signed_file?.id ?? 0;
    expect((await manager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(200);
    const after = await read(contract.id);
    expect(after.terms).toMatchObject({ signed_at: null, signed_file: null });
    expect(after.timeline.at(-1)?.changes).toEqual({
      signed_file: ['Signed.txt', null],
      signed_at: [today, null],
    });
  });

  it('needs a file and a day that has come, and no archived contract', async () => {
    const contract = await add({ status: 'approved' });
    expect(Object.keys((await upload(contract, {}, manager, '')).errors ?? {})).toEqual(['file']);
    expect(Object.keys((await upload(contract, { signed_at: '2027-03-11' })).errors ?? {})).toEqual([
      'signed_at',
    ]);
    expect((await upload(await add({ status: 'archived' }), {})).status).toBe(409);
  });
});

it('every step needs the right, and a contract in sight', async () => {
  const contract = await add();
  const [supervisor, areaManager, stranger] = await Promise.all([
    acme.signIn('supervisor'),
    acme.signIn('area-manager'),
    rival.signIn('admin'),
  ]);
  const seen = { updated_at: contract.updated_at };
  const bodies = [
    [approveContract, seen],
    [terminateContract, { ...seen, termination_date: '2027-04-30', reason: 'Sold' }],
    [archiveContract, seen],
    [setRenewalNotice, { ...seen, noticed_on: null }],
  ] as const;
  for (const [endpoint, body] of bodies) {
    const status = async (client: Client, params = paramsOf(contract)) =>
      (await client.call(endpoint as typeof archiveContract, { params, body })).status;
    for (const client of [supervisor, areaManager]) expect(await status(client)).toBe(403);
    expect(await status(stranger)).toBe(404);
    expect(await status(admin, { ...paramsOf(contract), id: acme.outOfScope.jobId })).toBe(404);
    expect(await status(admin, { ...paramsOf(contract), contractId: 2_000_000_000 })).toBe(404);
  }
});
