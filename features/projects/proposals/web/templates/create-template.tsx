import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { templateHref } from '../addresses.ts';
import { TemplateForm } from './template-form.tsx';

const CreateTemplate = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const go = useGo();
  return (
    <Dialog form size="lg" title={t('proposals:templates.create')} onClose={onClose}>
      <TemplateForm onSaved={({ id }) => void go(templateHref(id))} />
    </Dialog>
  );
};

export default CreateTemplate;
