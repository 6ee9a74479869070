import { ExpiryChip } from '#features/accounts/files/web';
import type { Say } from '#platform/web/i18n/index';
import { type Column, StatusChip } from '#platform/web/ui/index';
import type { DocumentRow } from '../../contract/index.ts';
import classes from './list.module.css';

export const documentColumns = (_phone: boolean, t: Say): readonly Column<DocumentRow>[] => [
  {
    id: 'job',
    header: t('job-documents:list.job'),
    sort: 'job_number',
    cell: ({ job }) => (
      <>
        {job.job_number} {job.job_name}
      </>
    ),
  },
  { id: 'client', header: t('job-documents:list.client'), cell: ({ client }) => client.name, card: 'plain' },
  {
    id: 'type',
    header: t('job-documents:field.type'),
    cell: ({ type }) => t(`job-documents:type.${type}`),
    card: 'plain',
  },
  {
    id: 'state',
    header: t('job-documents:field.state'),
    sort: 'state',
    width: 190,
    card: 'chip',
    cell: ({ state, expires_on }) =>
      state === 'missing' ? (
        <StatusChip status="missing" colour="red" label={t('job-documents:state.missing')} />
      ) : expires_on === null ? (
        <StatusChip status="completed" label={t('job-documents:state.current')} />
      ) : (
        <ExpiryChip expiresOn={expires_on} />
      ),
  },
  {
    id: 'file',
    header: t('job-documents:field.file'),
    from: 1060,
    card: 'hidden',
    cell: ({ file }) => <span className={classes.file}>{file?.name}</span>,
  },
];
