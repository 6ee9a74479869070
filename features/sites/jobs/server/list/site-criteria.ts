import { forbidden, invalid } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Values } from '#platform/server/db/values';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';

type Asker = { person: Pick<Person, 'flags' | 'timeZone'>; now: Date };

type CriterionAsker = { tenant: Tenant; now: Date; zone: string };

/** A filter of the list of sites that a higher feature declares, such as who manages them. */
export type SiteCriterion = {
  /** People with one of these flags may use it. */
  flags: readonly Flag[];
  /** The largest value. */
  max: number;
  /** Values that need more than one of the flags. */
  mayUse?: (value: number, flags: ReadonlySet<Flag>) => boolean;
  /** SQL: a query for the `job_id` of the jobs that match the value. `$1` is the organization. */
  jobsWith: (value: number, values: Values, asker: CriterionAsker) => string;
  /** SQL: a query for pairs of `job_id` and `value`, for the counts beside the choices. A pair may come twice. */
  jobsByValue: (values: Values, asker: CriterionAsker) => string;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    siteCriteria: SiteCriterion;
  }
}

export type SiteCriteria = Entries<'siteCriteria'>;

export type ChosenCriterion = {
  name: string;
  jobsWith: (tenant: Tenant, values: Values) => string;
};

const mayAsk = ({ flags }: SiteCriterion, person: Asker['person']): boolean =>
  flags.some((flag) => person.flags.has(flag));

/** Parses the criteria of a query, `name:value` each. Refuses unknown ones and those that the person may not use. */
export const choosableCriteria =
  (declared: SiteCriteria) =>
  (asked: readonly string[] | undefined, { person, now }: Asker): readonly ChosenCriterion[] =>
    (asked ?? []).map((text) => {
      const [name = '', argument] = text.split(':');
      const criterion = Object.hasOwn(declared, name) ? declared[name] : undefined;
      const value = Number(argument);
      if (!criterion || value > criterion.max) throw invalid({ criteria: ['not_allowed'] });
      const { mayUse = () => true } = criterion;
      if (!mayAsk(criterion, person) || !mayUse(value, person.flags)) throw forbidden();
      return {
        name,
        jobsWith: (tenant, values) =>
          criterion.jobsWith(value, values, { tenant, now, zone: person.timeZone }),
      };
    });

export type ChooseCriteria = ReturnType<typeof choosableCriteria>;

export type CountedCriterion = {
  name: string;
  jobsByValue: (tenant: Tenant, values: Values) => string;
  mayUse: (value: number) => boolean;
};

/** The criteria that a person may use, to count how many sites each choice leaves. */
export const countedCriteria = (
  declared: SiteCriteria,
  { person, now }: Asker,
): readonly CountedCriterion[] =>
  Object.entries(declared)
    .filter(([, criterion]) => mayAsk(criterion, person))
    .map(([name, { mayUse = () => true, jobsByValue }]) => ({
      name,
      jobsByValue: (tenant, values) => jobsByValue(values, { tenant, now, zone: person.timeZone }),
      mayUse: (value) => mayUse(value, person.flags),
    }));
