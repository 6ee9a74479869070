import { type Sample, write } from '#platform/server/testing/sample';
import { keyEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const body = { job_id: Number(known.jobId), kind: 'key', label: 'MK-1', opens: 'Main entrance' } as const;
    const { rows } = await call(keyEndpoints.createKeys, { body });
    const id = rows[0]?.id ?? 0;
    await call(keyEndpoints.transitionKey, {
      params: { id },
      body: { transition: 'hand_over', user_id: Number(known.userId) },
    });
    const held = await call(keyEndpoints.createKeys, { body: { ...body, label: 'MK-2' } });
    const porterKeyId = held.rows[0]?.id ?? 0;
    const { custody } = await call(keyEndpoints.transitionKey, {
      params: { id: porterKeyId },
      body: { transition: 'hand_over', user_id: Number(known.porterId ?? known.userId) },
    });
    const free = await call(keyEndpoints.createKeys, { body: { ...body, label: 'MK-3' } });
    return { keyId: id, freeKeyId: free.rows[0]?.id ?? 0, porterKeyId, custodyId: custody?.id ?? 0 };
  },
  records: { '/core/keys/{id}': 'keyId' },
  writes: [
    write(keyEndpoints.createKeys, (id) => ({
      body: { job_id: id('jobId'), building_id: id('buildingId') },
    })),
    write(keyEndpoints.updateKey, (id) => ({ body: { building_id: id('buildingId') } })),
    write(keyEndpoints.transitionKey, (id) => ({
      body: { transition: 'transfer', user_id: id('colleagueId') },
    })),
    write(keyEndpoints.confirmKey, (id) => ({
      params: { id: id('porterKeyId') },
      body: { custody_id: id('custodyId') },
    })),
    write(keyEndpoints.handOverKeys, (id) => ({ body: { ids: [id('freeKeyId')], user_id: id('userId') } })),
  ],
  grow: [
    `insert into keys (organization_id, job_id, kind, label, status)
     select :organizationId, :jobId, 'badge', 'B-' || n, 'held' from :more`,
    // The admin holds these keys, because the admin reads the lists.
    `insert into key_custodies (organization_id, key_id, user_id, from_at)
     select :organizationId, id, (select min(user_id) from memberships where organization_id = :organizationId), now()
     from keys where organization_id = :organizationId and label like 'B-%'`,
    `insert into key_custodies (organization_id, key_id, user_id, from_at, ended_at, ended_as)
     select :organizationId, :keyId, :userId, now() - n * interval '1 day' - interval '1 hour',
       now() - n * interval '1 day', 'returned' from :more`,
  ],
  lists: { listKeys: '', listJobKeys: '', listOwnKeys: '', getKey: '' },
};
