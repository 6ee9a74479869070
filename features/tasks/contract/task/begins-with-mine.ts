import type { Flag } from '#platform/contract/flags';

/** People who do one task after the other and see no clients, as porters and supervisors do: on a phone their list begins
 * with what is assigned to them. */
export const beginsWithMine = (flags: ReadonlySet<Flag>): boolean =>
  flags.has('tasks.canGetNext') && !flags.has('clients.canViewClients');
