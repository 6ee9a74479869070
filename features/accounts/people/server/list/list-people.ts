import { seesAllJobs } from '#features/accounts/access/contract';
import { loadRoles } from '#features/accounts/access/server';
import { forbidden } from '#platform/contract/errors';
import type { PageOf } from '#platform/contract/pagination';
import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { OfferedRole, PersonRow, peopleEndpoints } from '../../contract/index.ts';
import { invitationEnd } from '../person/present-person.ts';
import { flagsOf, mayGive } from '../rights/people-policy.ts';
import { type ListedPerson, loadPeopleRows } from './people-list-repository.ts';

type Endpoints = typeof peopleEndpoints;

export const presentRow = ({ denied_modules, invited_at, roles, jobs, ...row }: ListedPerson): PersonRow => {
  const flags = flagsOf(
    roles.map((role) => role.flags),
    { license: row.license, denied_modules },
  );
  return {
    ...row,
    roles: roles.map(({ flags: _flags, ...role }) => role),
    jobs: seesAllJobs(flags) ? null : jobs,
    invitation_expires_at: invitationEnd({ status: row.status, invited_at }),
  };
};

export const listPeople = async ({
  tenant,
  person,
  query,
}: SignedInCall<Endpoints['listPeople']>): Promise<PageOf<PersonRow>> => {
  if (query.deleted && !person.flags.has('admin.canDeleteUser')) throw forbidden();
  return presentPage(await loadPeopleRows(tenant, query), presentRow);
};

export const listOfferedRoles = async ({
  tenant,
  person,
}: SignedInCall<Endpoints['listOfferedRoles']>): Promise<OfferedRole[]> =>
  (await loadRoles(tenant)).map(({ id, key, name, flags }) => ({
    id,
    key,
    name,
    grantable: mayGive(flags, person),
  }));
