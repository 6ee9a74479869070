import { Anchor } from '@mantine/core';
import { formatDate, formatNumber, formatPhone, useText } from '#platform/web/i18n/index';
import { type Fact, FactList } from '#platform/web/ui/index';
import type { Building, BuildingTenant } from '../../contract/index.ts';
import classes from '../buildings.module.css';
import { floorNames } from './floor-names.ts';

export const TenantFacts = ({ building, tenant }: { building: Building; tenant: BuildingTenant }) => {
  const t = useText();
  const { contact_phone: phone, contact_email: email } = tenant;
  const facts: Fact[] = [
    [t('buildings:tenant.suite'), tenant.suite],
    [t('buildings:tenant.floors'), floorNames(building, tenant.floor_ids)],
    [
      t('buildings:plan.sqft'),
      tenant.sqft === null ? null : t('buildings:sqft', { count: formatNumber(tenant.sqft) }),
    ],
    [t('buildings:tenant.contactName'), tenant.contact_name],
    [
      t('buildings:tenant.contactPhone'),
      phone && <Anchor href={`tel:${phone}`}>{formatPhone(phone)}</Anchor>,
    ],
    [t('buildings:tenant.contactEmail'), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    [t('buildings:tenant.moveIn'), tenant.move_in && formatDate(tenant.move_in)],
    [t('buildings:tenant.moveOut'), tenant.move_out && formatDate(tenant.move_out)],
  ];
  return <FactList className={classes.facts} facts={facts} />;
};
