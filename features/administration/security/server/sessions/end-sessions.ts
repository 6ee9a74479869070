import { lockPerson, outranks } from '#features/accounts/people/server';
import { endMemberSessions } from '#features/accounts/session/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { securityListEndpoints } from '../../contract/index.ts';

/** Ends sessions only of logins that open this organization alone, because others may be at work for another company. To keep
 * such a person out, deactivate them: that works at once and only here. */
export const endSessions = async (
  call: SignedInCall<(typeof securityListEndpoints)['endMemberSessions']>,
) => {
  const { tenant, person, body } = call;
  const { subject } = await lockPerson(tenant, body.user_id);
  if (body.user_id === person.userId) throw refused('sessions_own');
  if (outranks(subject, person)) throw forbidden('rights_beyond_own');
  if (subject.elsewhere) throw refused('sessions_elsewhere');
  const ended = await endMemberSessions(tenant, body.user_id, body.session_id ?? null);
  if (ended === 0 && body.session_id !== undefined) throw notFound();
  if (ended > 0) {
    await writeAudit(tenant, person, {
      action: 'user.sessions-ended',
      entity: 'user',
      entityId: body.user_id,
      changes: { sessions: [null, ended] },
    });
  }
  return { ended };
};
