import type { StoredProject } from '#features/special-projects/server';
import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import type { Proposal, ProposalStatus } from '../../contract/index.ts';

const may = ({ license, flags }: Person, flag: Flag): boolean => license !== 'viewer' && flags.has(flag);

/** Whether the project still waits for an answer of its client. */
export const waits = ({ status }: Pick<StoredProject, 'status'>): boolean =>
  status === 'draft' || status === 'proposed';

export const mayDraft = (project: Pick<StoredProject, 'status'>, person: Person): boolean =>
  waits(project) && may(person, 'specialProjects.canUpdate');

export const rightsOver = (
  status: ProposalStatus,
  project: Pick<StoredProject, 'status'>,
  person: Person,
): Proposal['can'] => {
  const draft = status === 'draft' && waits(project);
  const send = may(person, 'specialProjects.canTransition');
  const update = may(person, 'specialProjects.canUpdate');
  return {
    update: draft && update,
    delete: status === 'draft' && update,
    send: send && (draft || status === 'sent'),
    withdraw: send && status === 'sent',
    answer: update,
  };
};
