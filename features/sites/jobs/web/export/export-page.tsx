import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { exportFormats } from '#platform/contract/export-formats';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayOpen } from '#platform/web/routing/index';
import { ChoiceChips, PageHeader, useExport } from '#platform/web/ui/index';
import { type JobStatus, jobExportEndpoints, jobStatuses } from '../../contract/index.ts';
import { paths } from '../addresses.ts';

const endpoint = jobExportEndpoints.exportJobs;

/** All job sites with all that the product knows of them, as one file. */
const ExportPage = () => {
  const t = useText();
  const [status, setStatus] = useState<readonly JobStatus[]>(['draft', 'active']);
  const mayList = useMayOpen(paths.list);
  const { running, run } = useExport({ endpoint, query: { status } });
  return (
    <>
      <PageHeader
        title={t('jobs:export.title')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('jobs:export.title')]}
      />
      <Paper p="md" maw={640}>
        <Stack gap="md" align="flex-start">
          <Text>{t('jobs:export.text')}</Text>
          <ChoiceChips
            multiple
            label={t('jobs:export.which')}
            choices={jobStatuses}
            word={(one) => t(`jobs:status.${one}`)}
            value={status}
            onChange={setStatus}
          />
          <Group gap="xs">
            {exportFormats.map((format) => (
              <Button
                key={format}
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                disabled={running || status.length === 0}
                onClick={() => void run(format)}
              >
                {t(`platform:table.${format}`)}
              </Button>
            ))}
          </Group>
          {mayList && (
            <Text size="sm" c="dimmed">
              {t('jobs:export.other')}{' '}
              <AnchorLink to={paths.list} underline="always">
                {t('jobs:export.list')}
              </AnchorLink>
            </Text>
          )}
        </Stack>
      </Paper>
    </>
  );
};

export default ExportPage;
