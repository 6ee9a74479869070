import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A record that keeps a client from being deleted or deactivated; `kind` says which. */
export const clientUse = z.object({ kind: z.string(), id: field.id, label: z.string(), href: z.string() });

export type ClientUse = z.infer<typeof clientUse>;

/** Details of such a refusal. `more` counts those that are not listed: beyond the first, or out of the reader's
 * scope. */
export const clientUses = z.object({ reasons: z.array(clientUse), more: z.int() });
