import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';

/** Records of a feature whose photos were taken at a job site. In its SQL, `$1` is the organization and `$2` a job that the
 * reader sees. */
export type PhotoSource = {
  /** Only readers with this flag see the records and their photos. */
  flag?: Flag;
  /** The name of the records in the reader's language: "Tasks". */
  label: (locale: Locale) => string;
  /** The address of the record. */
  path: (record: number, jobId: number) => string;
  /** SQL: the records of the job, `from tasks r` with joins. */
  from: string;
  where: string;
  /** SQL: id and name of the record to which a photo links. */
  record: string;
  name: string;
  /** The owner entity of the files, and SQL for the owner's id. */
  owner: { entity: string; id: string };
  purposes: readonly string[];
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by kind of record: `task`. */
    photoSources: PhotoSource;
  }
}
