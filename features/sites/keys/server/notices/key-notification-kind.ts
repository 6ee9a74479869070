import { z } from 'zod';
import { findMembership } from '#features/accounts/access/server';
import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { handedKeys } from './handed-keys-repository.ts';
import { keyWords, shownKeys } from './key-words.ts';

type Kind = ServerFeatureParts['notices'];

const received = z.object({ key_ids: z.array(z.int()) });

const notices: Kind['notices'] = async (tenant, { entityId: userId, actorUserId, data }) => {
  const keys = await handedKeys(tenant, userId, received.parse(data).key_ids);
  if (keys.length === 0) return [];
  const by = actorUserId === null ? undefined : await findMembership(tenant, actorUserId);
  const kind = 'held-keys.received';
  return [
    {
      kind,
      preferenceId: null,
      jobRelations: [],
      own: [],
      // No mail: people are in the same room when a key changes hands.
      bell: { kind, userIds: [userId] },
      flag: 'hasAccessWorld',
      params: {
        actor: by?.name ?? null,
        count: keys.length,
        said: JSON.stringify(keys.slice(0, shownKeys)),
      },
    },
  ];
};

/** Notifies the person who was handed a key, to confirm the receipt or object to it. */
export const keyNotificationKind: Kind = {
  events: ['held-keys.received'],
  delay: () => 0,
  notices,
  words: keyWords,
};
