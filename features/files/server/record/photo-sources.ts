import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';

/** Records of a feature whose pictures were taken at a job site. SQL: `$1` is the organization, `$2` the job, which the
 * reader sees. */
export type PhotoSource = {
  /** Without it the reader may not open these records, and does not see their photos. */
  flag?: Flag;
  /** What the photos hang on, in the reader's language: "Tasks". */
  label: (locale: Locale) => string;
  /** Where somebody opens the record. */
  path: (record: number, jobId: number) => string;
  /** The records of the job: `from tasks r`, with what is joined. */
  from: string;
  where: string;
  /** Id and name of the record that a photo leads to. */
  record: string;
  name: string;
  /** What the files hang on: the entity of the files and SQL for its id. */
  owner: { entity: string; id: string };
  purposes: readonly string[];
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By kind of record: `task`. */
    photoSources: PhotoSource;
  }
}
