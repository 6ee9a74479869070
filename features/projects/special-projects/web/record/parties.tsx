import { Anchor, Box, Stack } from '@mantine/core';
import { tenantName } from '#features/sites/buildings/contract';
import { vendorHref } from '#features/sites/vendors/web';
import { formatPhone } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import type { SpecialProject } from '../../contract/index.ts';

/** Whom the work concerns, each with its floors. */
export const TenantLines = ({ tenants }: { tenants: SpecialProject['building_tenants'] }) => (
  <Stack component="span" gap={0}>
    {tenants.map(({ floors, ...tenant }) => (
      <Stack component="span" key={tenant.id} gap={0}>
        {tenantName(tenant)}
        {floors.length > 0 && (
          <Box component="span" c="dimmed" fz={13}>
            {floors.join(', ')}
          </Box>
        )}
      </Stack>
    ))}
  </Stack>
);

export const VendorLine = ({ vendor }: { vendor: NonNullable<SpecialProject['vendor']> }) => {
  const { id, name, phone } = vendor;
  return (
    <Stack component="span" gap={0}>
      <OpenLink to={vendorHref(id)}>{name}</OpenLink>
      {phone && <Anchor href={`tel:+1${phone}`}>{formatPhone(phone)}</Anchor>}
    </Stack>
  );
};
