import type { StoredProject } from '#features/projects/special-projects/server';
import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import type { Proposal, ProposalState } from '../../contract/index.ts';

const may = ({ license, flags }: Person, flag: Flag): boolean => license !== 'viewer' && flags.has(flag);

/** Whether the project still waits for an answer of its client. */
export const waits = ({ status }: Pick<StoredProject, 'status'>): boolean =>
  status === 'draft' || status === 'proposed';

export const mayDraft = (project: Pick<StoredProject, 'status'>, person: Person): boolean =>
  waits(project) && may(person, 'specialProjects.canUpdate');

export const maySend = (person: Person): boolean => may(person, 'specialProjects.canTransition');

export const rightsOver = (
  state: ProposalState,
  project: Pick<StoredProject, 'status'>,
  person: Person,
): Proposal['can'] => {
  const draft = state === 'draft' && waits(project);
  const send = maySend(person);
  const update = may(person, 'specialProjects.canUpdate');
  return {
    update: draft && update,
    delete: state === 'draft' && update,
    send: send && (draft || state === 'sent'),
    withdraw: send && (state === 'sent' || state === 'expired'),
    answer: update,
  };
};
