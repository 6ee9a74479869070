import { Anchor, Text } from '@mantine/core';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { RecordFacts } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';

/** The fields of a vendor, for people who may only read. */
export const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
  const t = useText();
  const { phone, email, notes } = vendor;
  return (
    <RecordFacts
      facts={[
        [t('vendors:field.trade'), vendor.trade],
        [t('vendors:field.contact'), vendor.contact],
        [t('vendors:field.phone'), phone && <Anchor href={`tel:+1${phone}`}>{formatPhone(phone)}</Anchor>],
        [t('vendors:field.email'), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
        [
          t('vendors:field.notes'),
          notes && (
            <Text span style={{ whiteSpace: 'pre-line' }}>
              {notes}
            </Text>
          ),
        ],
      ]}
    />
  );
};
