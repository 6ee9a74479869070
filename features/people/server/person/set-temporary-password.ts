import { setTemporaryPassword as givePassword } from '#features/session/server';
import { lockRights, saveMembership } from '#features/users/server';
import { forbidden, refused } from '#platform/contract/errors';
import { twoSteps } from '#platform/server/http/two-steps';
import type { peopleEndpoints } from '../../contract/index.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { passwordHashOf } from './create-person.ts';
import { lockPerson } from './find-person.ts';
import { presentPersonNow } from './present-person.ts';
import { recordPersonChange } from './record-person-change.ts';

type Endpoint = (typeof peopleEndpoints)['setTemporaryPassword'];

/** Ends the person's sessions; at the next login the person chooses an own password before anything else. */
export const setTemporaryPassword = twoSteps<Endpoint, string | null>({
  prepare: ({ body }) => passwordHashOf(body.temporary_password, ''),
  run: async (call, hash) => {
    const { tenant, person, params } = call;
    await lockRights(tenant);
    const { row, subject } = await lockPerson(tenant, params.id);
    if (subject.elsewhere) throw refused('login_elsewhere');
    if (params.id === person.userId) throw forbidden('not_yourself');
    if (!rightsOver(subject, person).change_login) throw forbidden('rights_beyond_own');
    if (row.status !== 'active') {
      throw refused('person_status', { status: { code: `person_status_${row.status}` } });
    }
    if (hash !== null) await givePassword(tenant, params.id, hash);
    await saveMembership(tenant, params.id, {});
    await call.wiring.queue.add(tenant, 'mail', {
      organizationId: person.organizationId,
      kind: 'password-changed',
      userId: params.id,
    });
    await recordPersonChange(call, params.id, { action: 'user.password-given' }, { ofRights: false });
    return presentPersonNow(tenant, person, params.id);
  },
});
