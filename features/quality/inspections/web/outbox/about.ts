/** What the outbox shows about a write of an inspection, and what names the inspection: the key that its device gave it,
 * which it has before the server knows it. */
export type AboutInspection = {
  ref: string;
  /** Null until the server has given one. */
  number: number | null;
  template: string;
  site: string;
};

/** A write about one question; on its page it is found by this name. */
export type AboutAnswer = AboutInspection & { question: string; label: string };

type Described = {
  client_uuid: string;
  number: number;
  template: { name: string };
  job: { job_number: string; job_name: string };
};

export const aboutInspection = ({ client_uuid, number, template, job }: Described): AboutInspection => ({
  ref: client_uuid,
  number: number || null,
  template: template.name,
  site: `${job.job_number} ${job.job_name}`,
});

/** Writes of one inspection arrive in the order in which they were entered, the one that begins it first. */
export const inspectionGroup = (ref: string): string => `inspection ${ref}`;
