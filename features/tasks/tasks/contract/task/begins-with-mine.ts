import type { Flag } from '#platform/contract/flags';

/** Whether the list on a phone begins with the person's own tasks: for people who do one task after the other and see no clients,
 * such as porters and supervisors. */
export const beginsWithMine = (flags: ReadonlySet<Flag>): boolean =>
  flags.has('tasks.canGetNext') && !flags.has('clients.canViewClients');
