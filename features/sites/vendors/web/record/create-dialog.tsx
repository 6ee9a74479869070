import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, type Write } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';
import { vendorHref } from '../addresses.ts';
import { useNewVendorForm } from './use-vendor-form.ts';
import { VendorForm } from './vendor-form.tsx';

const CreateDialog = ({ refused, onClose }: { refused: Write | undefined; onClose: () => void }) => {
  const t = useText();
  const go = useGo();
  const { form } = useNewVendorForm({
    refused,
    onSaved: (outcome: Outcome<Vendor>) => {
      showSuccess(outcome.sent ? t('vendors:created') : savedWords(outcome));
      if (outcome.sent) void go(vendorHref(outcome.answer.id));
      else onClose();
    },
  });
  const title = t('vendors:actions.create');
  return (
    <Dialog form title={title} onClose={onClose}>
      <VendorForm form={form} label={title} save={title} />
    </Dialog>
  );
};

export default CreateDialog;
