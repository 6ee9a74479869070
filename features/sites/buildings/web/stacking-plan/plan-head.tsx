import { Button, Group, Title } from '@mantine/core';
import { IconFileImport, IconPlus, IconPrinter } from '@tabler/icons-react';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import type { StackingPlan } from '../../contract/index.ts';
import type { Opened } from './absent-of.ts';
import classes from './stacking-plan.module.css';

const page = '/admin/jobs/rent-rolls';

/** To the import of all tenants and vacancies of a building from its rent roll. */
const RentRollLink = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  if (!useMayOpen(page)) return null;
  return (
    <ButtonLink
      to={`${page}?of=${buildingId}`}
      variant="default"
      size="xs"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t('buildings:plan.importRentRoll')}
    </ButtonLink>
  );
};

type Props = {
  building: string;
  plan: StackingPlan;
  onAdd: (kind: Opened['kind']) => void;
  onEditFloors: () => void;
  onPrint: () => void;
};

/** Title, totals, and what this person may do. */
export const PlanHead = ({ building, plan, onAdd, onEditFloors, onPrint }: Props) => {
  const t = useText();
  const totals = [
    [t('buildings:plan.occupied'), t('buildings:sqft', { count: formatNumber(plan.occupied_sqft) })],
    [t('buildings:plan.vacant'), t('buildings:sqft', { count: formatNumber(plan.vacant_sqft) })],
    [t('buildings:plan.vacantShare'), formatPercent(plan.vacant_percent / 100, 1)],
  ] as const;
  const addButton = (kind: Opened['kind'], words: string) => (
    <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={() => onAdd(kind)}>
      {words}
    </Button>
  );
  return (
    <>
      <Group gap="8px 16px" justify="space-between">
        <Title order={3}>
          <span className={classes.building}>{building}</span>
          {t('buildings:plan.title')}
        </Title>
        <Group gap="xs" data-no-print>
          {plan.floors.length > 0 && (
            <Button variant="default" size="xs" leftSection={<IconPrinter size={16} />} onClick={onPrint}>
              {t('buildings:plan.print')}
            </Button>
          )}
          {plan.can.edit_floors && (
            <Button variant="default" size="xs" onClick={onEditFloors}>
              {t('buildings:floors.title')}
            </Button>
          )}
          {plan.can.edit && <RentRollLink buildingId={plan.building_id} />}
          {plan.can.edit && plan.floors.length > 0 && (
            <>
              {addButton('tenant', t('buildings:plan.addTenant'))}
              {addButton('vacant', t('buildings:plan.addVacancy'))}
            </>
          )}
        </Group>
      </Group>
      <Group component="dl" className={classes.totals} gap="4px 24px" align="stretch">
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Group>
    </>
  );
};
