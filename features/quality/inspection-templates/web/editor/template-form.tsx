import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { isPhone } from '#platform/web/ui/index';
import { HeadFields } from './head-fields.tsx';
import type { TemplateForm as Form } from './use-template-form.ts';

type Props = {
  form: Form;
  label: string;
  save: string;
  /** Saves, and then publishes what was saved. */
  onPublish?: (() => void) | undefined;
  publishing?: boolean;
  /** Nothing of it is published yet: publishing is the main action of the page. */
  draft?: boolean;
  /** Where the head of the page has room for publishing. Without it the button stands beside that for saving. */
  head?: Element | null | undefined;
  children?: ReactNode;
};

/** On a phone the sections come first. The fields of the template open by a touch, or when one of them has an error. */
const FoldedHead = ({ form }: { form: Form }) => {
  const t = useText();
  const [asked, ask] = useState(!isPhone());
  const wrong = Object.keys(form.errors).some((field) => !field.startsWith('content'));
  const open = asked || wrong;
  const Icon = open ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        px={4}
        mb={open ? 'xs' : 0}
        aria-expanded={open}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => ask(!open)}
      >
        {t('inspection-templates:form.settings')}
      </Button>
      {open && <HeadFields form={form} />}
    </div>
  );
};

export const TemplateForm = ({ form, label, save, onPublish, publishing, head, draft, children }: Props) => {
  const t = useText();
  const publish = onPublish && (
    <Button
      variant={head && draft ? 'filled' : 'default'}
      disabled={form.saving}
      loading={publishing ?? false}
      onClick={onPublish}
    >
      {t('inspection-templates:step.publish')}
    </Button>
  );
  return (
    <RecordForm form={form} label={label}>
      {children ? <FoldedHead form={form} /> : <HeadFields form={form} />}
      {children}
      <FormActions saving={form.saving} save={save} inline={!children}>
        {!head && publish}
      </FormActions>
      {head && createPortal(publish, head)}
    </RecordForm>
  );
};
