import type { Person } from '#platform/server/http/person';
import type { ProjectStatus } from '../../contract/index.ts';
import { changesProjects, mayContribute } from '../project/project-policy.ts';

/** Statuses in which there is work, or was work that is not invoiced yet. */
const counted: readonly ProjectStatus[] = ['pending', 'open', 'active', 'inactive', 'on_hold', 'closed'];

export const takesCosts = (status: ProjectStatus): boolean => counted.includes(status);

export const mayNoteCosts = (status: ProjectStatus, person: Person): boolean =>
  takesCosts(status) && mayContribute(person);

/** Whether the person may change an entry: whoever noted it, and people who change projects. */
export const ownsCost = ({ created_by }: { created_by: number | null }, person: Person): boolean =>
  created_by === person.userId || changesProjects(person);
