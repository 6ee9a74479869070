import { useText } from '#platform/web/i18n/index';
import { StatusChip, type StatusColour } from '#platform/web/ui/index';
import type { ImportStatus } from '../../contract/index.ts';

const looks: Record<ImportStatus, { word: string; colour: StatusColour }> = {
  uploaded: { word: 'draft', colour: 'blue' },
  previewed: { word: 'draft', colour: 'blue' },
  queued: { word: 'scheduled', colour: 'blue' },
  running: { word: 'in_progress', colour: 'green' },
  done: { word: 'completed', colour: 'green' },
  failed: { word: 'on_hold', colour: 'red' },
  undoing: { word: 'in_progress', colour: 'orange' },
  undone: { word: 'cancelled', colour: 'grey' },
};

export const ImportStatusChip = ({ status }: { status: ImportStatus }) => {
  const t = useText();
  const { word, colour } = looks[status];
  return <StatusChip status={word} colour={colour} label={t(`imports:status.${status}`)} />;
};
