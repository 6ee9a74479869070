import { UnstyledButton } from '@mantine/core';
import type { JobRow } from '#features/sites/jobs/contract';
import { JobStatusChip } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { siteAddress } from '../sites/row-text.ts';
import { CardFrame } from './card-frame.tsx';
import { CardTop } from './card-top.tsx';
import classes from './site-card.module.css';

type Props = { rows: readonly JobRow[]; onPick: (job: number) => void; onClose: () => void };

/** Sites so close together that no zoom separates their pins. */
export const SamePlaceList = ({ rows, onPick, onClose }: Props) => {
  const t = useText();
  const title = t('world-map:card.samePlace', { count: rows.length, shown: formatNumber(rows.length) });
  return (
    <CardFrame label={title} focusKey={-(rows[0]?.id ?? 0)} onClose={onClose}>
      <CardTop onClose={onClose}>
        <h2 className={classes.title} tabIndex={-1}>
          {title}
        </h2>
      </CardTop>
      {rows[0] && <p className={classes.shared}>{siteAddress(rows[0])}</p>}
      <ul className={classes.sites}>
        {rows.map((row) => (
          <li key={row.id}>
            <UnstyledButton className={classes.site} onClick={() => onPick(row.id)}>
              <span className={classes.siteName}>
                <b>{row.job_number}</b> {row.job_name}
              </span>
              <JobStatusChip status={row.status} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
};
