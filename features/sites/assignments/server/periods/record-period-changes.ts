import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { shownDate } from '#platform/server/texts/shown-date';
import { refreshDutyScope } from '../scope/refresh-duty-scope.ts';
import type { ActiveDuty, PeriodCall, PeriodChange } from './period-change.ts';

const day = (date: string | null): string => (date ? shownDate(date) : '…');

/** A name with the first and last day of a period, if it has any, in a form that is the same in both languages. */
const withDays = (name: string, { from_date, to_date }: Pick<ActiveDuty, 'from_date' | 'to_date'>): string =>
  from_date || to_date ? `${name} (${day(from_date)} – ${day(to_date)})` : name;

type Sides = { before: readonly ActiveDuty[]; after: readonly ActiveDuty[] };

const dutiesOf = (held: readonly ActiveDuty[]): string | null =>
  [...new Set(held.map((one) => withDays(one.assignment, one)))].join(', ') || null;

const sitesOf = (held: readonly ActiveDuty[]): number => new Set(held.map(({ job_id }) => job_id)).size;

const byPerson = (changes: readonly PeriodChange[]): Map<number, Sides> => {
  const sides = (side: 'before' | 'after') =>
    Map.groupBy(
      changes.flatMap((change) => change[side] ?? []),
      ({ user_id }) => user_id,
    );
  const [before, after] = [sides('before'), sides('after')];
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((id) => [
      id,
      { before: before.get(id) ?? [], after: after.get(id) ?? [] },
    ]),
  );
};

/** Writes into the audit log of each person which assignments changed and at how many sites. The audit log of each site has
 * the details. */
const recordDutiesOfPeople = async (
  { tenant, person }: Pick<PeriodCall, 'tenant' | 'person'>,
  changes: readonly PeriodChange[],
): Promise<void> => {
  const people = Map.groupBy(byPerson(changes), ([, { before, after }]) =>
    JSON.stringify({
      duties: [dutiesOf(before), dutiesOf(after)],
      duty_sites: [sitesOf(before), sitesOf(after)],
    }),
  );
  for (const [json, of] of people) {
    await writeAuditOfMany(tenant, person, {
      action: 'user.duties-changed',
      entity: 'user',
      changes: JSON.parse(json) as Record<string, [unknown, unknown]>,
      records: of.map(([entityId]) => ({ entityId, buildingId: null })),
    });
  }
};

const listOf = (held: readonly (ActiveDuty | null)[]): string | null =>
  held.flatMap((one) => (one ? withDays(one.user_name, one) : [])).join(', ') || null;

/** The changes for the audit log as JSON, each with the ids of all sites that have the same changes. */
const entriesOf = (changes: readonly PeriodChange[]): Map<string, number[]> => {
  const bySite = Map.groupBy(changes, ({ before, after }) => (after ?? before)?.job_id ?? 0);
  const entries = new Map<string, number[]>();
  for (const [jobId, atSite] of bySite) {
    const byName = Map.groupBy(atSite, ({ before, after }) => (after ?? before)?.assignment ?? '');
    const json = JSON.stringify(
      Object.fromEntries(
        [...byName].map(([name, all]) => [
          name,
          [listOf(all.map(({ before }) => before)), listOf(all.map(({ after }) => after))],
        ]),
      ),
    );
    const sites = entries.get(json);
    if (sites) sites.push(jobId);
    else entries.set(json, [jobId]);
  }
  return entries;
};

/** The fields of a period that notifications need. No others, because an event can hold thousands of periods. */
const periodData = (held: ActiveDuty | null) =>
  held && {
    assignment: held.assignment,
    user_id: held.user_id,
    job_id: held.job_id,
    from_date: held.from_date,
    to_date: held.to_date,
  };

/** Records a change set in its transaction: writes the audit log of each site, publishes the event that notifies people,
 * and updates who sees which jobs. */
export const recordPeriodChanges = async (
  { tenant, person, wiring, now }: PeriodCall,
  action: string,
  changes: readonly PeriodChange[],
): Promise<void> => {
  const [first] = changes;
  const assignmentId = (first?.after ?? first?.before)?.assignment_id;
  if (assignmentId === undefined) return;
  for (const [json, jobIds] of entriesOf(changes)) {
    await writeAuditOfMany(tenant, person, {
      action,
      entity: 'job',
      changes: JSON.parse(json) as Record<string, [unknown, unknown]>,
      records: jobIds.map((entityId) => ({ entityId, buildingId: null, jobId: entityId })),
    });
  }
  await recordDutiesOfPeople({ tenant, person }, changes);
  await wiring.events.publish(tenant, {
    name: 'job-assignment.held',
    entity: 'job-assignment',
    entityId: assignmentId,
    jobId: null,
    actorUserId: person.userId,
    data: {
      changes: changes.map(({ before, after }) => ({ before: periodData(before), after: periodData(after) })),
    },
  });
  const jobIds = [...new Set(changes.flatMap(({ before, after }) => (after ?? before)?.job_id ?? []))];
  await refreshDutyScope(tenant, { events: wiring.events, now, actorUserId: person.userId, jobIds });
};
