import { Anchor, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ExpiryChip } from '#features/accounts/files/web';
import { formatPhone, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, useMayOpen, usePreload, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';
import { vendorHref } from '../addresses.ts';
import { InactiveChip } from '../inactive-chip.tsx';
import { unsentSearch } from '../record/vendor-values.ts';
import { restorableList, vendorList } from './vendor-list.ts';

const named = ({ name, active }: Vendor) =>
  active ? (
    name
  ) : (
    <Group gap={8}>
      {name} <InactiveChip />
    </Group>
  );

const vendorColumns = (_phone: boolean, t: Translate): readonly Column<Vendor>[] => [
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

const [CreateDialog, preloadCreate] = lazyPart(() => import('../record/create-dialog.tsx'));

const VendorsPage = () => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditJobSite');
  const mayAdmin = useMayOpen('/admin');
  const [{ unsent }, setSearch] = useSearchState(unsentSearch);
  const refused = useRefused(unsent);
  const [creating, setCreating] = useState(false);
  usePreload(preloadCreate, mayWrite);
  const createButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('vendors:actions.create')}
    </Button>
  );
  const title = t('vendors:titles.list');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={mayAdmin ? [{ title: t('app:titles.admin'), to: '/admin' }, title] : []}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={mayWrite ? restorableList : vendorList}
        label={title}
        searching={t('vendors:list.search')}
        apply={t('vendors:list.apply')}
        columns={vendorColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id, deleted_at }) => vendorHref(id, deleted_at === null ? {} : { deleted: true })}
        empty={
          <EmptyState
            title={t('vendors:list.empty')}
            text={t('vendors:list.emptyText')}
            action={createButton}
          />
        }
      />
      {mayWrite && refused !== 'loading' && (creating || refused) && (
        <Suspense>
          <CreateDialog
            key={refused?.id}
            refused={refused}
            onClose={() => {
              setCreating(false);
              if (unsent !== undefined) setSearch({ unsent: undefined }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export default VendorsPage;
