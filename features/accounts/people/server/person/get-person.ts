import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { findPerson } from './find-person.ts';
import { presentPerson } from './present-person.ts';

export const getPerson = async (call: SignedInCall<(typeof peopleEndpoints)['getPerson']>) => {
  const { tenant, person, params } = call;
  const found = await findPerson(tenant, params.id);
  if (found.subject.deleted && !person.flags.has('admin.canDeleteUser')) throw notFound();
  return presentPerson(call, found);
};
