import { findMembership, updateMembership } from '#features/users/server';
import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { updatePreferences } from '../identity-repository.ts';
import { presentSignedInUser } from './present-signed-in-user.ts';

/** Saves the own name, title and phone here, language and shortcuts for every organization. */
export const updateProfile = async (call: SignedInCall<(typeof sessionEndpoints)['updateProfile']>) => {
  const { body, tenant, person } = call;
  const { identity } = call.wiring.database;
  const present = () => presentSignedInUser(identity, tenant, person);
  const before = await findMembership(tenant, person.userId);
  if (!before) throw notFound();
  const { locale, shortcuts, updated_at, ...set } = body;
  if (!(await updateMembership(tenant, person.userId, updated_at, set))) throw stale(await present());
  await updatePreferences(identity, person.userId, locale, shortcuts);
  await writeAudit(tenant, person, {
    action: 'user.updated',
    entity: 'user',
    entityId: person.userId,
    changes: changesOf(before, set),
  });
  return present();
};
