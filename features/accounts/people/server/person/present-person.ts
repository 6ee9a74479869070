import { loadRolesById, type Membership, presentUser } from '#features/accounts/access/server';
import { invitationDays } from '#features/accounts/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { SignedInCall } from '#platform/server/http/call';
import type { PersonRecord } from '../../contract/index.ts';
import { invitationWay } from '../invitation/queue-invitation.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { type Found, requirePerson } from './require-person.ts';

const day = 24 * 3_600_000;

export const invitationEnd = ({
  status,
  invited_at,
}: Pick<Membership, 'status' | 'invited_at'>): string | null =>
  status === 'invited' && invited_at !== null
    ? new Date(Date.parse(invited_at) + invitationDays * day).toISOString()
    : null;

const nameOnly = ({ id, key, name }: { id: number; key: string; name: string }) => ({ id, key, name });

type Call = Pick<SignedInCall<EndpointShape>, 'tenant' | 'person' | 'wiring'>;

export const presentPerson = async (
  { tenant, person, wiring }: Call,
  { row, roles, subject }: Found,
): Promise<PersonRecord> => {
  const former = row.former_role_ids.length > 0 ? await loadRolesById(tenant, row.former_role_ids) : [];
  const invitation_way = invitationWay(row, wiring);
  const rights = rightsOver(subject, person);
  return {
    ...presentUser(row, roles.map(nameOnly)),
    denied_modules: row.denied_modules as PersonRecord['denied_modules'],
    former_roles: former.map(nameOnly),
    invited_at: row.invited_at,
    invitation_expires_at: invitationEnd(row),
    deleted_at: row.deleted_at,
    updated_at: row.updated_at,
    invitation_way,
    can: { ...rights, invite: rights.invite && invitation_way !== null },
  };
};

export const presentPersonNow = async (call: Call, id: number): Promise<PersonRecord> =>
  presentPerson(call, await requirePerson(call.tenant, id));
