import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import type { ImportRecord, ImportRow } from '../../contract/index.ts';
import classes from '../parts/parts.module.css';
import { errorFileHref } from '../queries.ts';
import { useKind } from '../use-kind.ts';
import type { useUndo } from './use-undo.ts';

type Props = {
  record: ImportRecord;
  /** Undefined while they load. They say which records were created. */
  rows: readonly ImportRow[] | undefined;
  undo: ReturnType<typeof useUndo>;
};

export const ResultActions = ({ record, rows, undo }: Props) => {
  const t = useText();
  const kind = useKind();
  const { user } = useSession();
  const { id, status, can, created_rows, updated_rows, skipped_rows, failed_rows } = record;
  const { warning_rows, left_out_rows } = record;
  return (
    <div className={classes.actions}>
      {can.undo && (
        <Button
          variant="default"
          loading={undo.busy}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void undo.ask()}
        >
          {t('imports:undo.action')}
        </Button>
      )}
      {skipped_rows + failed_rows + warning_rows + left_out_rows > 0 && (
        <Button
          component="a"
          variant="default"
          href={errorFileHref(kind, id, user.default_organization.id)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('imports:rows.errorFile')}
        </Button>
      )}
      {rows && status !== 'undone' && created_rows + updated_rows > 0 && (
        <ButtonLink to={kind.madeHref(record, rows)}>{kind.words(t).made}</ButtonLink>
      )}
    </div>
  );
};
