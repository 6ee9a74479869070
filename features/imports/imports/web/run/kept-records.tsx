import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { KeptRecords as Kept } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import classes from './run.module.css';

/** The records that the undo left as they are, because someone has changed them since or their place is taken. */
export const KeptRecords = ({ kept: { total, records } }: { kept: Kept }) => {
  const t = useText();
  const kind = useKind();
  const more = total - records.length;
  return (
    <Alert
      color="warning"
      variant="light"
      className={classes.alert}
      icon={<IconPencil aria-hidden />}
      title={t('imports:kept.title', { count: total, number: formatNumber(total) })}
    >
      {t('imports:kept.text')}
      <ul className={classes.kept}>
        {records.map((record) => {
          const href = kind.rowHref({ job_id: record.type === 'job' ? record.id : null, record });
          return (
            <li key={`${record.type} ${record.id}`}>
              {href ? <AnchorLink to={href}>{record.name}</AnchorLink> : record.name}{' '}
              <span className={classes.line}>{t('imports:rows.lineNumber', { line: record.line })}</span>
              {record.reason && <div className={classes.reason}>{record.reason}</div>}
            </li>
          );
        })}
      </ul>
      {more > 0 && t('imports:kept.more', { count: more, number: formatNumber(more) })}
    </Alert>
  );
};
