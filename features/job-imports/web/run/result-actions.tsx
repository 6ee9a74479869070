import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import type { JobImport } from '../../contract/index.ts';
import { jobsOfImportHref } from '../addresses.ts';
import classes from '../parts/parts.module.css';
import { errorFileHref } from '../queries.ts';
import type { useUndo } from './use-undo.ts';

type Props = { record: JobImport; undo: ReturnType<typeof useUndo> };

export const ResultActions = ({ record, undo }: Props) => {
  const t = useText();
  const { user } = useSession();
  const { id, status, can, created_rows, skipped_rows, failed_rows, warning_rows } = record;
  return (
    <div className={classes.actions}>
      {can.undo && (
        <Button
          variant="default"
          loading={undo.busy}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void undo.ask()}
        >
          {t('job-imports:undo.action')}
        </Button>
      )}
      {skipped_rows + failed_rows + warning_rows > 0 && (
        <Button
          component="a"
          variant="default"
          href={errorFileHref(id, user.default_organization.id)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('job-imports:rows.errorFile')}
        </Button>
      )}
      {status !== 'undone' && created_rows > 0 && (
        <ButtonLink to={jobsOfImportHref(id)}>{t('job-imports:result.sites')}</ButtonLink>
      )}
    </div>
  );
};
