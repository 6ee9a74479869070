import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A record that keeps a building from being deleted; `kind` says which. */
export const buildingUse = z.object({ kind: z.string(), id: field.id, label: z.string(), href: z.string() });

export type BuildingUse = z.infer<typeof buildingUse>;

/** Details of such a refusal. `more` counts those that are not listed: beyond the first, or out of the reader's scope. */
export const buildingUses = z.object({ reasons: z.array(buildingUse), more: z.int() });
