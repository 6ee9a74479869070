import type { HistoryEntry } from '#platform/contract/history-entry';
import { EntryBody, type FieldChange } from './entry-body.tsx';
import type { TimelineEntry } from './timeline.tsx';

type Described = Pick<TimelineEntry, 'kind' | 'title'> & { changes?: readonly FieldChange[] };

/** The history of a record for a `Timeline`, latest first. `say` puts an entry into the feature's words. */
export const recordEntries = <E extends HistoryEntry>(
  timeline: readonly E[],
  say: (entry: E) => Described,
): TimelineEntry[] =>
  timeline.toReversed().map((entry) => {
    const { kind, title, changes = [] } = say(entry);
    return {
      kind,
      title,
      id: entry.id,
      at: entry.at,
      deviceAt: entry.device_at,
      by: entry.actor?.name ?? null,
      body: entry.note || changes.length > 0 ? <EntryBody note={entry.note} changes={changes} /> : undefined,
    };
  });
