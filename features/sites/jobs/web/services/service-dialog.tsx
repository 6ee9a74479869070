import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { ServiceForm } from './service-form.tsx';

type Props = { job: Job; onClose: () => void };

/** React passes the submit of this dialog on to a form around it. A page with such a form must stop the event. */
const ServiceDialog = ({ job, onClose }: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('jobs:services.add')} onClose={onClose}>
      <ServiceForm inline job={job} service={null} onSaved={onClose} />
    </Dialog>
  );
};

export default ServiceDialog;
