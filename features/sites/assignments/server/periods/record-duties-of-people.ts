import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Held, PeriodCall, PeriodChange } from './period-change.ts';
import { withDays } from './with-days.ts';

type Sides = { before: readonly Held[]; after: readonly Held[] };

const dutiesOf = (held: readonly Held[]): string | null =>
  [...new Set(held.map((one) => withDays(one.assignment, one)))].join(', ') || null;

const sitesOf = (held: readonly Held[]): number => new Set(held.map(({ job_id }) => job_id)).size;

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
export const recordDutiesOfPeople = async (
  { tenant, person }: Pick<PeriodCall, 'tenant' | 'person'>,
  changes: readonly PeriodChange[],
): Promise<void> => {
  const people = Map.groupBy(byPerson(changes), ([, { before, after }]) =>
    JSON.stringify({
      duties: [dutiesOf(before), dutiesOf(after)],
      duty_sites: [sitesOf(before), sitesOf(after)],
    }),
  );
  for (const [said, of] of people) {
    await writeAuditOfMany(tenant, person, {
      action: 'user.duties-changed',
      entity: 'user',
      changes: JSON.parse(said) as Record<string, [unknown, unknown]>,
      records: of.map(([entityId]) => ({ entityId, buildingId: null })),
    });
  }
};
