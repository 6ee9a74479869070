import { Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { call, enterOrganization } from '#platform/web/api/index';
import { CountedTextarea, FormActions, useEntry } from '#platform/web/forms/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type SupportedOrganization, supportEndpoints } from '../contract/index.ts';

type Props = { organization: SupportedOrganization; onClose: () => void };

/** Says what support may do in the organization, and asks for the reason. */
export const EnterDialog = ({ organization, onClose }: Props) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ reason: '' });
  const { id, name, writes_until: until } = organization;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      await call(supportEndpoints.enterOrganization, {
        body: { organization_id: id, reason: values.reason },
      });
      enterOrganization(id);
    });
  };
  return (
    <Dialog form title={t('support:enterOf', { name })} onClose={onClose}>
      <form noValidate onSubmit={enter}>
        <Stack gap="md">
          <Text>
            {until === null
              ? t('support:dialog.reads')
              : t('support:dialog.writes', { until: formatDateTime(until) })}
          </Text>
          <CountedTextarea
            label={t('support:dialog.reason')}
            description={t('support:dialog.reasonHint')}
            limit={500}
            withAsterisk
            data-autofocus
            {...field('reason')}
          />
          <FormActions saving={busy} save={t('support:dialog.submit')} />
        </Stack>
      </form>
    </Dialog>
  );
};
