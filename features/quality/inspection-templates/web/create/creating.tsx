import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, type Write } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import type { Template } from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { TemplateForm } from '../editor/template-form.tsx';
import { useNewTemplateForm } from '../editor/use-template-form.ts';

/** An empty template. */
const Creating = ({ refused }: { refused: Write | undefined }) => {
  const t = useText();
  const go = useGo();
  const { form } = useNewTemplateForm({
    refused,
    onSaved: (outcome: Outcome<Template>) => {
      showSuccess(outcome.sent ? t('inspection-templates:created') : savedWords(outcome));
      void go(outcome.sent ? editTemplateHref(outcome.answer.id) : paths.list);
    },
  });
  return (
    <TemplateForm
      form={form}
      label={t('inspection-templates:create.blank')}
      save={t('inspection-templates:actions.create')}
    />
  );
};

export default Creating;
