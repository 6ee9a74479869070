import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { workLoadingRateHref } from '../../addresses.ts';
import { WorkLoadingRateForm } from './work-loading-rate-form.tsx';

const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const go = useGo();
  return (
    <Dialog form title={t('staffing-plans:rates.actions.create')} onClose={onClose}>
      <WorkLoadingRateForm onSaved={({ id }) => void go(workLoadingRateHref(id))} />
    </Dialog>
  );
};

export default CreateDialog;
