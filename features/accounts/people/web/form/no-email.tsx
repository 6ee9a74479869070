import { Switch } from '@mantine/core';
import type { useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';

type Form = Pick<ReturnType<typeof useRecordForm>, 'field' | 'setFieldValue'> & {
  values: { no_email: boolean };
};

/** For people without an address: says what they log in with instead. */
export const NoEmail = ({ form, disabled }: { form: Form; disabled: boolean }) => {
  const t = useText();
  const { slug } = useSession().user.default_organization;
  const { no_email } = form.values;
  return (
    <Switch
      id={form.field('no_email').id}
      label={t('people:field.no_email')}
      description={no_email ? t('people:hint.no_email', { organization: slug }) : undefined}
      checked={no_email}
      disabled={disabled}
      onChange={(event) => {
        form.setFieldValue('no_email', event.currentTarget.checked);
        if (event.currentTarget.checked) form.setFieldValue('email', '');
      }}
    />
  );
};
