import { loadJob } from '#features/sites/jobs/server';
import { type MessageRef, notFound, requireValid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { type Key, type keyEndpoints, labelLimit, numberLabels } from '../../contract/index.ts';
import { presentKey } from './key-policy.ts';
import { insertKeys, loadKeys, takenLabels } from './key-repository.ts';
import { recordKeyChange } from './record-key-change.ts';

type Call = SignedInCall<(typeof keyEndpoints)['createKeys']>;

/** Maximum number of labels in a message. */
const named = 5;

export const labelTaken = (labels: readonly string[]): MessageRef => ({
  code: 'key_label_taken',
  values: { labels: labels.slice(0, named).join(', ') + (labels.length > named ? ', …' : '') },
});

export const createKeys = async (call: Call): Promise<{ rows: Key[] }> => {
  const { tenant, person, body, now } = call;
  const { job_id: jobId, label, count, ...fields } = body;
  const job = await loadJob(tenant, jobId);
  if (!job) throw notFound();
  const labels = numberLabels(label, count);
  const { kind, building_id } = fields;
  const others = await takenLabels(tenant, { jobId, kind, labels });
  const tooLong = labels.some((one) => one.length > labelLimit);
  const errors: Record<string, (string | MessageRef)[]> = {
    ...(tooLong ? { label: [{ code: 'too_long', values: { maximum: labelLimit } }] } : {}),
    ...(others.length > 0 ? { label: [labelTaken(others)] } : {}),
    ...(building_id !== null && !job.buildings.some(({ id }) => id === building_id)
      ? { building_id: ['key_other_building'] }
      : {}),
  };
  requireValid(errors);
  const ids = await insertKeys(tenant, jobId, labels, fields);
  for (const [at, id] of ids.entries()) {
    await recordKeyChange(call, {
      action: 'key.created',
      key: { id, job_id: jobId, building_id },
      to: 'in_office',
      changes: {
        kind: [null, kind],
        label: [null, labels[at]],
        ...(fields.opens ? { opens: [null, fields.opens] } : {}),
      },
    });
  }
  const rows = await loadKeys(tenant, ids, { today: dateAt(now, person.timeZone) });
  return { rows: rows.map((row) => presentKey(row, person)) };
};
