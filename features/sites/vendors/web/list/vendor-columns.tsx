import { Anchor, Group } from '@mantine/core';
import { ExpiryChip } from '#features/accounts/files/web';
import { formatPhone, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';
import { InactiveChip } from '../inactive-chip.tsx';

const named = ({ name, active }: Vendor) =>
  active ? (
    name
  ) : (
    <Group gap={8}>
      {name} <InactiveChip />
    </Group>
  );

export const vendorColumns = (_phone: boolean, t: Say): readonly Column<Vendor>[] => [
  { id: 'name', header: t('vendors:field.name'), sort: 'name', cell: named },
  { id: 'trade', header: t('vendors:field.trade'), cell: ({ trade }) => trade, card: 'plain' },
  { id: 'contact', header: t('vendors:field.contact'), cell: ({ contact }) => contact, card: 'plain' },
  {
    id: 'phone',
    header: t('vendors:field.phone'),
    width: 150,
    card: 'plain',
    cell: ({ phone }) => phone && <Anchor href={`tel:+1${phone}`}>{formatPhone(phone)}</Anchor>,
  },
  {
    id: 'email',
    header: t('vendors:field.email'),
    from: 1060,
    card: 'hidden',
    cell: ({ email }) => email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
  {
    id: 'expires',
    header: t('vendors:list.expires'),
    card: 'plain',
    cell: ({ documents }) => (
      <Group gap={6}>
        {documents.map((document) => (
          <ExpiryChip
            key={document.id}
            expiresOn={document.expires_on}
            name={t(`vendors:document.short.${document.kind}`)}
          />
        ))}
      </Group>
    ),
  },
];
