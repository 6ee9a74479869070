import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';
import { vendorHref } from '../addresses.ts';
import { useRestoreVendor } from './use-restore-vendor.ts';

/** Shown instead of the page of a deleted vendor, to people who may restore it. */
export const DeletedVendor = ({ vendor, deletedAt }: { vendor: Vendor; deletedAt: string }) => {
  const t = useText();
  const go = useGo();
  const restore = useRestoreVendor();
  return (
    <EmptyState
      icon={IconTrash}
      title={t('vendors:gone.title', { when: formatDate(deletedAt) })}
      text={t('vendors:gone.text')}
      action={
        <Button onClick={() => restore(vendor, () => void go(vendorHref(vendor.id)))}>
          {t('vendors:actions.restore')}
        </Button>
      }
    />
  );
};
