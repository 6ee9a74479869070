import { Dialog } from '#platform/web/ui/index';
import type { CalendarEntry } from '../../contract/index.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import { EntryCard } from './entry-card.tsx';

type Props = { entry: CalendarEntry; onMove: (entry: CalendarEntry) => void; onClose: () => void };

/** What an entry of the grid is, the way to its project, and another day without dragging it. */
const EntryDialog = ({ entry, onMove, onClose }: Props) => (
  <Dialog title={entry.number} onClose={onClose}>
    <PlanningCards>
      <EntryCard entry={entry} onMove={onMove} />
    </PlanningCards>
  </Dialog>
);

export default EntryDialog;
