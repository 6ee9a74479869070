import { invalid } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { escalationEndpoints } from '../../contract/index.ts';
import { baseNumbers, insertContract, takenNumbers } from '../contract-repository.ts';
import { amendmentOf } from '../draft/amendment-of.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { escalatingOn, holdServices } from './escalating-repository.ts';

type Call = SignedInCall<(typeof escalationEndpoints)['draftEscalations']>;

/** Drafts all or none. If a contract was amended or ended in the meantime, the whole list is refused; a second click is
 * refused too, because its contracts already have drafts. */
export const draftEscalations = async (call: Call) => {
  const { tenant, person, body, now } = call;
  const { start_date, contract_ids, ...raised } = body;
  if (!isEnterable(start_date, dateAt(now, person.timeZone))) throw invalid({ start_date: ['date_range'] });
  const wanted = new Set(contract_ids);
  const chosen = async () => (await escalatingOn(tenant, start_date)).filter(({ id }) => wanted.has(id));
  await holdServices(
    tenant,
    (await chosen()).map(({ job_service_id }) => job_service_id),
  );
  const rows = await chosen();
  if (rows.length < wanted.size) throw invalid({ contract_ids: ['invalid_ids'] });
  const bases = await baseNumbers(
    tenant,
    rows.map(({ job_service_id }) => job_service_id),
  );
  const taken = await takenNumbers(
    tenant,
    rows.map(({ job_service_id, number }) => bases.get(job_service_id) ?? number),
  );
  const drafts: { id: number; number: string; job_service_id: number; job_id: number }[] = [];
  for (const row of rows) {
    const base = { number: bases.get(row.job_service_id) ?? row.number };
    const draft = amendmentOf(row, { ...raised, start_date, escalate: true }, { base, taken });
    taken.add(draft.number);
    const id = await insertContract(tenant, draft, person.userId);
    await recordContractChange(
      call,
      { id, job_id: row.job_id },
      {
        action: 'contract.escalated',
        to: 'draft',
        changes: { amends: [null, row.number], escalator_pct: [null, row.escalator_pct / 100] },
      },
    );
    drafts.push({ id, number: draft.number, job_service_id: row.job_service_id, job_id: row.job_id });
  }
  return { drafts };
};
