import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { Job } from '../../contract/index.ts';
import { ServicesSection } from '../services/services-section.tsx';
import { EditForm } from './edit-form.tsx';

/** The form keeps the record as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ job: current }: { job: Job }) => {
  const t = useText();
  const [opened, setOpened] = useState(current);
  return (
    <EditForm
      key={opened.updated_at}
      job={opened}
      onSaved={(saved) => {
        showSuccess(t('jobs:done.saved', { number: saved.job_number }));
        setOpened(saved);
      }}
    >
      <ServicesSection job={current} />
    </EditForm>
  );
};

export default Editing;
