import { findMembership, updateMembership } from '#features/accounts/access/server';
import { invalid, notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { updatePreferences } from '../identity-repository.ts';
import { presentSignedInUser } from './present-signed-in-user.ts';

/** Saves the person's name, title and phone in this organization, language and shortcuts in all. People without an address
 * cannot change their phone here: their links are texted to it, and a stolen session could redirect them. */
export const updateProfile = async (call: SignedInCall<(typeof sessionEndpoints)['updateProfile']>) => {
  const { body, tenant, person } = call;
  const { identity } = call.wiring.database;
  const present = () => presentSignedInUser(identity, tenant, person, call.now);
  const before = await findMembership(tenant, person.userId);
  if (!before) throw notFound();
  const { locale, shortcuts, updated_at, ...set } = body;
  if (before.email === null && set.phone !== before.phone) throw invalid({ phone: ['phone_of_office'] });
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
