/** How a person can be related to a job: assignment roles by their usual initials, and `own` for assignees and
 * creators. */
export const jobRoles = ['AM', 'AA', 'SU', 'DP', 'CS', 'DC', 'SR', 'own'] as const;

export type JobRole = (typeof jobRoles)[number];

/** `on`: notified unless turned off. `off`: notified only if turned on. Absent: never notified. */
export type Cell = 'on' | 'off';

export type PreferenceRow = {
  id: number;
  key: string;
  cells: Partial<Record<JobRole, Cell>>;
  /** Cannot be turned off. */
  fixed?: true;
};

/** The events that people can choose, with the default of each job relation. Features name rows by `id`, which is stored with
 * choices: a new row takes a number that was never used. */
export const preferenceRows = [
  {
    id: 1,
    key: 'inspectionCompleted',
    cells: { AM: 'on', AA: 'on', SU: 'on', CS: 'off', DC: 'on', SR: 'off', own: 'off' },
  },
  {
    id: 2,
    key: 'inspectionFailed',
    cells: { AM: 'on', AA: 'on', SU: 'on', CS: 'on', DC: 'on', SR: 'off' },
  },
  {
    id: 3,
    key: 'inspectionFinalized',
    cells: { AM: 'off', AA: 'off', SU: 'off', CS: 'off', DC: 'off', SR: 'off', own: 'on' },
  },
  { id: 4, key: 'inspectionReopened', cells: { AM: 'on', AA: 'off', SU: 'off', own: 'on' } },
  { id: 5, key: 'inspectionDue', cells: { AM: 'on', AA: 'on', SU: 'off', DC: 'off' } },
  {
    id: 6,
    key: 'taskCreated',
    cells: { AM: 'off', AA: 'off', SU: 'on', DP: 'off', CS: 'off', own: 'on' },
  },
  { id: 7, key: 'taskClosed', cells: { AM: 'off', AA: 'off', SU: 'off', CS: 'on', DC: 'off', own: 'on' } },
  {
    id: 8,
    key: 'taskReopenedOrCancelled',
    cells: { AM: 'on', AA: 'off', SU: 'on', DP: 'off', CS: 'off', own: 'on' },
  },
  {
    id: 9,
    key: 'taskPastDue',
    cells: { AM: 'on', AA: 'on', SU: 'on', DP: 'off', CS: 'off', own: 'on' },
  },
  {
    id: 10,
    key: 'doorUnlocked',
    cells: { AM: 'on', AA: 'on', SU: 'on', CS: 'on', DC: 'off' },
  },
  {
    id: 11,
    key: 'reportFinalized',
    cells: { AM: 'on', AA: 'off', SU: 'off', CS: 'on', DC: 'off', SR: 'off' },
  },
  { id: 12, key: 'reportMissing', cells: { AM: 'on', AA: 'on', SU: 'on', CS: 'off' } },
  {
    id: 13,
    key: 'actionLogFinalized',
    cells: { AM: 'off', AA: 'off', SU: 'on', CS: 'on', DC: 'off', SR: 'off' },
  },
  { id: 14, key: 'actionLogOpen', cells: { AA: 'off', SU: 'on', DP: 'on', own: 'on' } },
  { id: 15, key: 'projectOffered', cells: { AM: 'on', CS: 'off', DC: 'on', SR: 'on', own: 'on' } },
  {
    id: 16,
    key: 'projectScheduled',
    cells: { AM: 'on', AA: 'off', SU: 'on', CS: 'off', DC: 'off', SR: 'off', own: 'on' },
  },
  {
    id: 17,
    key: 'projectHeldOrCancelled',
    cells: { AM: 'on', AA: 'off', SU: 'on', CS: 'off', DC: 'on', SR: 'on', own: 'on' },
  },
  {
    id: 18,
    key: 'projectClosed',
    cells: { AM: 'on', SU: 'off', CS: 'on', DC: 'on', SR: 'off', own: 'on' },
  },
  { id: 19, key: 'invoiceMoved', cells: { AM: 'off', DC: 'on', SR: 'off', own: 'on' } },
  { id: 20, key: 'contractExpiring', cells: { AM: 'on', DC: 'on', SR: 'on' } },
  { id: 21, key: 'documentExpiring', cells: { AM: 'on', AA: 'off', CS: 'on', DC: 'off' } },
  { id: 26, key: 'account', cells: { own: 'on' }, fixed: true },
] as const satisfies readonly PreferenceRow[];

export type PreferenceKey = (typeof preferenceRows)[number]['key'];

const jobRoleOfRole: Record<string, JobRole> = {
  'area-manager': 'AM',
  'area-director': 'AM',
  'regional-manager': 'AM',
  'assistant-manager': 'AA',
  supervisor: 'SU',
  'day-porter': 'DP',
  csr: 'CS',
  'director-client-development': 'DC',
  'sales-rep': 'SR',
};

/** Undefined for roles that get no notifications. */
export const jobRoleOf = (roleKey: string): JobRole | undefined => jobRoleOfRole[roleKey];

export const rowOf = (id: number): PreferenceRow | undefined => preferenceRows.find((row) => row.id === id);

/** A person's choice for one row: at a job, or everywhere (null). */
export type Choice = { job_id: number | null; active: boolean };

/** The setting of a person who chose nothing. */
export const defaultOf = (row: PreferenceRow, held: readonly JobRole[]): boolean =>
  held.some((role) => row.cells[role] === 'on');

/** Whether a person is notified of an event at a job. The choice for the job comes first, then the choice for
 * everywhere, then the default. People without a job relation in this row are never notified. */
export const isNotified = (
  row: PreferenceRow,
  held: readonly JobRole[],
  choices: readonly Choice[],
  jobId: number | null,
): boolean => {
  if (!held.some((role) => row.cells[role] !== undefined)) return false;
  if (row.fixed) return true;
  const at = (job: number | null) => choices.find((choice) => choice.job_id === job);
  const chosen = (jobId === null ? undefined : at(jobId)) ?? at(null);
  return chosen?.active ?? defaultOf(row, held);
};
