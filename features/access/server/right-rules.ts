import type { Person } from '#platform/server/http/person';

export type RightHolder = Pick<Person, 'userId' | 'flags' | 'license' | 'seesAllJobs'>;

/** What the policy of a feature makes of rights beyond yes and no: by the record, or for a while. */
export type RightRule = {
  /** How the addresses of the pages begin where it counts. */
  pages: readonly string[];
  /** Asks the policy that decides: the message that says how this person is limited; null for who is not. */
  limit: (person: RightHolder) => string | null;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By what is limited: `ownTasks`. Told where it is asked what a person gets on a page. */
    rightRules: RightRule;
  }
}
