import { useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { refresh } from './queries.ts';
import { VacancyForm } from './vacancy-form.tsx';

type Props = {
  /** With at least one floor. */
  building: Building;
  /** What the form begins with. */
  start: { sqft: number; from?: string };
  onClose: () => void;
};

/** Records rooms as vacant from a page that knows how many square feet are missing. */
const RecordVacancy = ({ building, start, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <Dialog title={`${t('buildings:plan.addVacancy')} · ${building.name}`} onClose={onClose} form>
      <VacancyForm
        building={building}
        vacancy={null}
        start={start}
        refused={undefined}
        onDone={(outcome) => {
          if (outcome && !outcome.sent) showSuccess(savedWords(outcome));
          void refresh(client, building.id);
          onClose();
        }}
      />
    </Dialog>
  );
};

export default RecordVacancy;
