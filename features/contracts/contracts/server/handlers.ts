import { loadJob } from '#features/sites/jobs/server';
import { notFound, refused } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import {
  amendmentNumber,
  type BillingRun,
  type billingEndpoints,
  type ContractBasis,
  type ContractRecord,
  type contractEndpoints,
  type contractRecordEndpoints,
  type contractWriteEndpoints,
  type escalationEndpoints,
  type statementEndpoints,
  statusOn,
} from '../contract/index.ts';
import { approveBillingRun } from './billing/approve-billing-run.ts';
import { insertCorrection } from './billing/billing-correction-repository.ts';
import { lockRun } from './billing/billing-run-repository.ts';
import { computeRun } from './billing/compute-run.ts';
import { exportBillingRun } from './billing/export-billing-run.ts';
import { presentRun } from './billing/present-run.ts';
import { contractsOfJob, loadContract, takenNumbers } from './contract-repository.ts';
import { amendContract } from './draft/amend-contract.ts';
import { checkContract } from './draft/check-contract.ts';
import { createDraft } from './draft/create-draft.ts';
import { squareFeetOn } from './draft/occupancy-repository.ts';
import { requireService } from './draft/service-of-job.ts';
import { draftEscalations } from './escalation/draft-escalations.ts';
import { getEscalations } from './escalation/get-escalations.ts';
import { presentContracts, todayAt } from './present-contracts.ts';
import { lockContract } from './record/lock-contract.ts';
import { presentChanged, presentRecord } from './record/present-record.ts';
import { recordContractChange } from './record/record-contract-change.ts';
import { saveDraft } from './save-contract-repository.ts';
import { uploadSignedContract } from './signed/upload-signed-contract.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getStatementPdf } from './statement/get-statement-pdf.ts';
import { statementSource } from './statement/statement-source.ts';
import { readLines } from './stored-lines.ts';
import { approveContract, approveDrafts } from './transitions/approve-contract.ts';
import { archiveContract } from './transitions/archive-contract.ts';
import { setRenewalNotice } from './transitions/set-renewal-notice.ts';
import { terminateContract } from './transitions/terminate-contract.ts';

type CorrectBillingRunCall = SignedInCall<(typeof billingEndpoints)['correctBillingRun']>;

/** Records by how much the approved invoice of a contract differs from what it would be today. The amount that the person saw must
 * still be that difference; the next month that is approved bills it. */
const correctBillingRun = async ({
  tenant,
  person,
  body,
  now,
}: CorrectBillingRunCall): Promise<BillingRun> => {
  const { month, contract_id, reason } = body;
  const contract = await loadContract(tenant, contract_id);
  if (!contract || !(await loadJob(tenant, contract.job_id))) throw notFound();
  const run = await lockRun(tenant, month);
  if (!run) throw refused('billing_not_approved');
  const today = dateAt(now, person.timeZone);
  const { rows } = presentRun(await computeRun(tenant, month, today), tenant, person, now);
  const left = rows.find((row) => row.contract.id === contract_id)?.left_to_correct ?? 0;
  if (left === 0 || toHundredths(left) !== toHundredths(body.amount)) throw refused('billing_changed');
  await insertCorrection(tenant, { contract_id, month, amount: toHundredths(left), reason });
  await writeAudit(tenant, person, {
    action: 'billing-run.corrected',
    entity: 'billing-run',
    entityId: run.id,
    changes: { month: [null, month], contract: [null, contract.number], amount: [null, left] },
    note: reason,
  });
  return presentRun(await computeRun(tenant, month, today), tenant, person, now);
};

type GetContractBasisCall = SignedInCall<(typeof contractRecordEndpoints)['getContractBasis']>;

const getContractBasis = async ({
  tenant,
  person,
  params,
  now,
}: GetContractBasisCall): Promise<ContractBasis> => {
  const { job, service } = await requireService(tenant, params);
  const [square_feet, rows] = await Promise.all([
    squareFeetOn(tenant, job.id, todayAt(job, person, now)),
    contractsOfJob(tenant, job.id),
  ]);
  const base = rows.find(({ is_base, job_service_id }) => is_base && job_service_id === service.id);
  const stem = base?.number ?? job.number;
  const taken = await takenNumbers(tenant, [stem]);
  return {
    service: { type: service.type, name: service.name },
    number: taken.has(stem) ? amendmentNumber(stem, taken) : stem,
    square_feet,
    days_per_week: service.days_of_week.length || 5,
  };
};

type UpdateDraftCall = SignedInCall<(typeof contractWriteEndpoints)['updateContract']>;

const updateDraft = async (call: UpdateDraftCall): Promise<ContractRecord> => {
  const { updated_at: readAt, ...fields } = call.body;
  const { job, row, today } = await lockContract(call, readAt);
  if (row.status !== 'draft') throw refused('contract_not_draft');
  checkContract(fields, today);
  const before = { ...row, ...readLines(row), escalator_pct: row.escalator_pct / 100 };
  const changes = changesOf(before, fields);
  if (Object.keys(changes).length === 0) return presentChanged(call, job, row.id);
  await saveDraft(call.tenant, row.id, fields);
  await recordContractChange(call, row, { action: 'contract.updated', changes });
  return presentChanged(call, job, row.id);
};

/** The base contract in force. If several services of the job have one, the contract that began first. */
const getBaseContract = async (call: SignedInCall<(typeof contractEndpoints)['getBaseContract']>) => {
  const { params, tenant, person, now } = call;
  const [job, rows] = await Promise.all([loadJob(tenant, params.id), contractsOfJob(tenant, params.id)]);
  if (!job) throw notFound();
  const today = todayAt(job, person, now);
  const [base] = rows
    .filter((row) => row.is_base && statusOn(row, today) === 'active')
    .sort((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const [shown] = await presentContracts(call, job, base ? [base] : []);
  return shown ?? null;
};

const getContract = async (call: SignedInCall<(typeof contractRecordEndpoints)['getContract']>) => {
  const { params, tenant } = call;
  const [job, row] = await Promise.all([loadJob(tenant, params.id), loadContract(tenant, params.contractId)]);
  if (!job || row?.job_id !== job.id) throw notFound();
  return presentRecord(call, job, row);
};

type GetServiceContractCall = SignedInCall<(typeof contractRecordEndpoints)['getServiceContract']>;

/** The same as at the job, below the service to which it belongs. */
const getServiceContract = async ({ params, ...call }: GetServiceContractCall) => {
  const { id, serviceId, contractId } = params;
  const row = await loadContract(call.tenant, contractId);
  if (row?.job_service_id !== serviceId) throw notFound();
  return getContract({ ...call, params: { id, contractId } });
};

const listJobContracts = async (call: SignedInCall<(typeof contractEndpoints)['listJobContracts']>) => {
  const { params, tenant } = call;
  const [job, rows] = await Promise.all([loadJob(tenant, params.id), contractsOfJob(tenant, params.id)]);
  if (!job) throw notFound();
  return presentContracts(call, job, rows);
};

type Call = SignedInCall<(typeof billingEndpoints)['getBillingRun']>;

const getBillingRun = async ({ tenant, person, query, now }: Call): Promise<BillingRun> => {
  const today = dateAt(now, person.timeZone);
  const month = query.month ?? today.slice(0, 7);
  return presentRun(await computeRun(tenant, month, today), tenant, person, now);
};

const getStatement = (call: SignedInCall<(typeof statementEndpoints)['getStatement']>) =>
  statementSource(call, call.query.month);

export const contractHandlers: Handlers<typeof contractEndpoints & typeof contractRecordEndpoints> = {
  listJobContracts,
  getBaseContract,
  getContract,
  getServiceContract,
  getContractBasis,
};

export const contractWriteHandlers: Handlers<typeof contractWriteEndpoints> = {
  createContract: createDraft,
  updateContract: updateDraft,
  amendContract,
  approveContract,
  approveDrafts,
  terminateContract,
  archiveContract,
  setRenewalNotice,
  uploadSignedContract,
};

export const statementHandlers: Handlers<typeof statementEndpoints> = {
  getStatement,
  getStatementPdf,
  exportStatement,
};

export const billingHandlers: Handlers<typeof billingEndpoints> = {
  getBillingRun,
  approveBillingRun,
  correctBillingRun,
  exportBillingRun,
};

export const escalationHandlers: Handlers<typeof escalationEndpoints> = {
  getEscalations,
  draftEscalations,
};
