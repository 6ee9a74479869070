import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, type Translate, todayIn, useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import classes from './absent-occupants.module.css';
import type { Opened } from './absent-of.ts';
import { type Absent, absentOf } from './absent-of.ts';
import { floorNames } from './floor-names.ts';
import { tenantsQuery, vacanciesQuery } from './queries.ts';
import plan from './stacking-plan.module.css';

type Props = { building: Building; onOpen: (opened: Opened) => void };

const nameOf = ({ name, suite, vacancy }: Absent, t: Translate): string =>
  [name ?? t(`buildings:vacancyKinds.${vacancy ?? 'PF'}`), suite].filter(Boolean).join(', ');

const timesOf = ({ from, to }: Absent, t: Translate): string => {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (to) return t('buildings:absent.until', { date: formatDate(to) });
  return from ? t('buildings:absent.from', { date: formatDate(from) }) : '';
};

const Rows = ({ building, onOpen }: Props) => {
  const t = useText();
  const tenants = useQuery(tenantsQuery(building.id));
  const vacancies = useQuery(vacanciesQuery(building.id));
  const error = tenants.error ?? vacancies.error;
  if (!tenants.data || !vacancies.data) {
    if (!error) return <RowsSkeleton rows={3} />;
    return (
      <LoadProblem error={error} retry={() => void Promise.all([tenants.refetch(), vacancies.refetch()])} />
    );
  }
  const rows = absentOf({
    tenants: tenants.data,
    vacancies: vacancies.data,
    floors: building.floors,
    today: todayIn(building.time_zone),
  });
  if (rows.length === 0) return <p className={classes.nobody}>{t('buildings:absent.none')}</p>;
  return (
    <ul className={classes.absent}>
      {rows.map((row) => (
        <li key={`${row.kind}-${row.id}`}>
          <button type="button" className={plan.open} onClick={() => onOpen(row)}>
            {nameOf(row, t)}
          </button>
          <span>
            {[t(`buildings:absent.${row.reason}`), floorNames(building, row.floorIds), timesOf(row, t)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The history of a building and what is to come; read when somebody asks for it. */
export const AbsentOccupants = (props: Props) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.others}
      data-no-print
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <IconChevronDown size={16} aria-hidden />
        {t('buildings:absent.title')}
      </summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
};
