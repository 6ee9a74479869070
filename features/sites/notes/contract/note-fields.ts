import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import * as field from '#platform/contract/fields';

/** Body of a call that adds a note. */
export const noteFields = {
  /** May be empty when there are photos. */
  body: field.longText.default(''),
  internal: z.boolean().default(true),
  /** People to notify; each must see the job. */
  mention_user_ids: z.array(field.id).max(20).default([]),
  client_uuid: field.clientUuid.optional(),
  device_at: field.timestamp.optional(),
  ...imageDetails,
};

/** Files of a call that adds a note. */
export const noteFiles = { fields: ['files'], ...photoLimits } as const;
