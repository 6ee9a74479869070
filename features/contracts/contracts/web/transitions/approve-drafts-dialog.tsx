import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { jobHref } from '#features/sites/jobs/web';
import { call } from '#platform/web/api/index';
import { ManyDialog } from '#platform/web/bulk/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { approvedSites, contractWriteEndpoints } from '../../contract/index.ts';
import { refreshContracts } from '../live.ts';

/** Approves the drafts of the selected job sites. Nothing takes it back: what is approved changes by an amendment. */
const ApproveDraftsDialog = (sites: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const { count } = sites;
  return (
    <ManyDialog
      records={sites}
      title={t('contracts:many.title', { count })}
      submit={t('contracts:many.save', { count })}
      incomplete={false}
      perCall={approvedSites}
      send={(ids) => call(contractWriteEndpoints.approveDrafts, { body: { ids } })}
      done={(done) => t('contracts:many.done', { count: done })}
      hrefOf={(id) => jobHref(id, 'contracts')}
      onChanged={() => refreshContracts(client, [])}
    >
      <Text size="sm">{t('contracts:many.text')}</Text>
    </ManyDialog>
  );
};

export default ApproveDraftsDialog;
