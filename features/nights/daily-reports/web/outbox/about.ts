/** What the outbox shows about a write of a report, and what names the report: a key that a device gave it, which it has
 * before the server knows it. */
export type AboutReport = {
  ref: string;
  /** The service night. */
  night: string;
  site: string;
  /** The suite, the area or the field it is about. */
  label: string;
};

type Described = { report_date: string; job: { job_number: string; job_name: string } };

export const aboutReport = (ref: string, { report_date, job }: Described, label = ''): AboutReport => ({
  ref,
  label,
  night: report_date,
  site: `${job.job_number} ${job.job_name}`,
});

/** Writes of one report arrive in the order in which they were entered, the one that begins it first. */
export const reportGroup = (ref: string): string => `daily-report ${ref}`;
