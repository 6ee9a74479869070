import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, RecordSection } from '#platform/web/ui/index';
import type { Act } from '../log/use-act.ts';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';
import classes from './entry.module.css';
import { EntryItem } from './entry-item.tsx';
import type { Opened } from './opened.ts';

type Props = { log: ShownLog; act: Act; mayWrite: boolean; onOpen: (opened: Opened) => void };

/** What was noted, the latest first: what was just entered is at hand. */
export const EntryList = ({ log, act, mayWrite, onOpen }: Props) => {
  const t = useText();
  const remove = (entry: ShownEntry) => void act.remove(entry).catch(showProblem);
  return (
    <RecordSection id="action-log-entries" title={t('action-logs:field.entries')}>
      {log.entries.length === 0 ? (
        <EmptyState
          title={t('action-logs:entry.none')}
          text={t(mayWrite ? 'action-logs:entry.noneText' : 'action-logs:entry.noneRead')}
        />
      ) : (
        <ul className={classes.entries}>
          {log.entries.toReversed().map((entry) => (
            <EntryItem
              key={entry.client_uuid}
              log={log}
              entry={entry}
              mayWrite={mayWrite}
              onOpen={onOpen}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
    </RecordSection>
  );
};
