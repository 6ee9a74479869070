import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { type Fact, FactList } from '#platform/web/ui/index';
import type { Building, Vacancy } from '../../contract/index.ts';
import classes from '../buildings.module.css';
import { floorNames } from './floor-names.ts';

export const VacancyFacts = ({ building, vacancy }: { building: Building; vacancy: Vacancy }) => {
  const t = useText();
  const facts: Fact[] = [
    [t('buildings:vacancy.kind'), t(`buildings:vacancyKinds.${vacancy.kind}`)],
    [t('buildings:plan.floor'), floorNames(building, [vacancy.floor_id])],
    [t('buildings:plan.sqft'), t('buildings:sqft', { count: formatNumber(vacancy.sqft) })],
    [t('buildings:vacancy.from'), formatDate(vacancy.from)],
    [t('buildings:vacancy.to'), vacancy.to && formatDate(vacancy.to)],
    [t('buildings:vacancy.notice'), vacancy.notice_date && formatDate(vacancy.notice_date)],
  ];
  return <FactList className={classes.facts} facts={facts} />;
};
