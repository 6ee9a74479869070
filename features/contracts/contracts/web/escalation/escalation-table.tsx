import { Box, Checkbox } from '@mantine/core';
import { formatMoney, formatPercent, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { Escalation } from '../../contract/index.ts';
import { contractHref } from '../addresses.ts';
import classes from './escalation.module.css';

type Props = {
  rows: readonly Escalation[];
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
  toggleAll: () => void;
};

/** The price of each contract before and after. */
export const EscalationTable = ({ rows, chosen, toggle, toggleAll }: Props) => {
  const t = useText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              aria-label={t('contracts:escalator.all')}
              checked={chosen.size === rows.length}
              indeterminate={chosen.size > 0 && chosen.size < rows.length}
              onChange={toggleAll}
            />
          </th>
          <th scope="col">{t('contracts:titles.contract')}</th>
          <th scope="col">{t('contracts:escalator.percent')}</th>
          <th scope="col">{t('contracts:escalator.before')}</th>
          <th scope="col">{t('contracts:escalator.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ contract, job, client, escalator_pct, before, after }) => (
          <tr key={contract.id}>
            <td>
              <Checkbox
                aria-label={t('contracts:escalator.choose', { number: contract.number })}
                checked={chosen.has(contract.id)}
                onChange={() => toggle(contract.id)}
              />
            </td>
            <th scope="row">
              <AnchorLink
                to={contractHref({ jobId: job.id, serviceId: contract.job_service_id }, contract.id)}
              >
                {job.number} – {job.name}
              </AnchorLink>
              <Box component="span" display="block" c="dimmed" fz={13}>
                {[contract.service.name, contract.number, client].join(' · ')}
              </Box>
            </th>
            <td>{formatPercent(escalator_pct / 100, 2)}</td>
            <td>{formatMoney(before)}</td>
            <td className={classes.after}>{formatMoney(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
