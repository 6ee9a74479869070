import type { ReactNode } from 'react';
import { EntryBody, type TimelineEntry } from '#platform/web/ui/index';
import type { AuditLogEntry } from '../contract/index.ts';

/** An entry of the log as one of a timeline. */
export const timelineEntry = (
  { id, at, device_at, actor, note, changes }: AuditLogEntry,
  title: ReactNode,
): TimelineEntry => ({
  id,
  at,
  title,
  kind: 'edit',
  deviceAt: device_at,
  by: actor?.name ?? null,
  body: note || changes.length > 0 ? <EntryBody note={note} changes={changes} /> : undefined,
});
