import { Anchor } from '@mantine/core';
import { tenantName } from '#features/sites/buildings/contract';
import { vendorHref } from '#features/sites/vendors/web';
import { formatPhone } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import type { SpecialProject } from '../../contract/index.ts';
import classes from '../special-projects.module.css';

/** Whom the work concerns, each with its floors. */
export const TenantLines = ({ tenants }: { tenants: SpecialProject['building_tenants'] }) => (
  <span className={classes.work}>
    {tenants.map(({ floors, ...tenant }) => (
      <span key={tenant.id} className={classes.work}>
        {tenantName(tenant)}
        {floors.length > 0 && <span className={classes.second}>{floors.join(', ')}</span>}
      </span>
    ))}
  </span>
);

export const VendorLine = ({ vendor }: { vendor: NonNullable<SpecialProject['vendor']> }) => {
  const { id, name, phone } = vendor;
  return (
    <span className={classes.work}>
      <OpenLink to={vendorHref(id)}>{name}</OpenLink>
      {phone && <Anchor href={`tel:+1${phone}`}>{formatPhone(phone)}</Anchor>}
    </span>
  );
};
