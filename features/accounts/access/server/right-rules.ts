import type { Person } from '#platform/server/http/person';

export type RightHolder = Pick<Person, 'userId' | 'flags' | 'license' | 'seesAllJobs'>;

/** A limit that the policy of a feature puts on a right: to some records only, or for a while. */
export type RightRule = {
  /** The addresses of the pages with this limit begin with one of these. */
  pages: readonly string[];
  /** Asks the policy for the message that says how this person is limited; null for a person who is not. */
  limit: (person: RightHolder) => string | null;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By what is limited: `ownTasks`. The answer about a person's rights lists these limits for each page. */
    rightRules: RightRule;
  }
}
