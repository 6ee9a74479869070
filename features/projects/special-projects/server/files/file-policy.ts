import type { Person } from '#platform/server/http/person';
import { changesProjects, isInside } from '../project/project-policy.ts';

export const mayRemoveFiles = (person: Person): boolean =>
  isInside(person) &&
  person.flags.has('hasAccessSpecialProjects') &&
  (changesProjects(person) || person.flags.has('canEditFiles') || person.flags.has('admin.canEditFiles'));
