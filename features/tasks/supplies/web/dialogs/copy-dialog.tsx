import { Alert, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SiteSelect } from '#features/sites/jobs/web';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { supplyEndpoints } from '../../contract/index.ts';
import { refreshSupplies } from '../live.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';

type Props = { site: AboutSite; onClose: () => void };

/** Copies the supplies of a similar site. */
const CopyDialog = ({ site, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [from, setFrom] = useState<number | null>(null);
  const copy = useAction(supplyEndpoints.copySupplies, {
    quiet: true,
    onSuccess: ({ added }) => {
      showSuccess(added > 0 ? t('supplies:copy.done', { count: added }) : t('supplies:copy.nothing'));
      refreshSupplies(client, []);
      onClose();
    },
  });
  const fields = copy.error?.fields.from_job_id;
  return (
    <Dialog form title={t('supplies:copy.title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null && !copy.isPending)
            copy.mutate({ params: { id: site.jobId }, body: { from_job_id: from } });
        }}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t('supplies:copy.text')}
          </Text>
          {copy.error && !fields && (
            <Alert color="error" role="alert">
              {copy.error.message}
            </Alert>
          )}
          <SiteSelect value={from} error={fields?.[0]} onChange={(chosen) => setFrom(chosen?.id ?? null)} />
          <FormActions saving={copy.isPending} save={t('supplies:copy.save')} />
        </Stack>
      </form>
    </Dialog>
  );
};

export default CopyDialog;
