import type { Person } from '#platform/server/http/person';

/** Files of a project are for the company, not for its clients. */
export const isInside = ({ license }: Pick<Person, 'license'>): boolean => license !== 'viewer';

/** People who do the work, and those who change projects. */
export const mayAddFiles = (person: Person): boolean =>
  isInside(person) &&
  (person.flags.has('specialProjects.canUpdate') || person.flags.has('tasks.canUpdateTask'));

export const mayRemoveFiles = (person: Person): boolean =>
  isInside(person) &&
  person.flags.has('hasAccessSpecialProjects') &&
  (['specialProjects.canUpdate', 'canEditFiles', 'admin.canEditFiles'] as const).some((flag) =>
    person.flags.has(flag),
  );
