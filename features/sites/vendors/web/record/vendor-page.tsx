import { Anchor, Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, formatPhone, useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, UnsentNotice, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useIdParam, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  EmptyState,
  PageHeader,
  PageSkeleton,
  RecordFacts,
  RecordProblem,
  Section,
} from '#platform/web/ui/index';
import { type Vendor, vendorEndpoints } from '../../contract/index.ts';
import { paths, vendorGroup, vendorHref } from '../addresses.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { InactiveChip } from '../inactive-chip.tsx';
import { refreshVendors } from '../live.ts';
import { useDeleteVendor } from './use-delete-vendor.ts';
import { useRestoreVendor } from './use-restore-vendor.ts';
import { useVendorForm } from './use-vendor-form.ts';
import { VendorForm } from './vendor-form.tsx';
import { recordSearch } from './vendor-values.ts';

/** The fields of a vendor, for people who may only read. */
const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
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

/** Shown instead of the page of a deleted vendor, to people who may restore it. */
const DeletedVendor = ({ vendor, deletedAt }: { vendor: Vendor; deletedAt: string }) => {
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

type EditingProps = { vendor: Vendor; refused: Write | undefined; onReloaded: (vendor: Vendor) => void };

const Editing = ({ vendor, refused, onReloaded }: EditingProps) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { form } = useVendorForm(vendor, {
    refused,
    onSaved: (outcome: Outcome<Vendor>) => {
      showSuccess(outcome.sent ? t('vendors:saved') : savedWords(outcome));
      void go(paths.list);
    },
    onReloaded: (saved) => {
      refreshVendors(client, [saved.id]);
      onReloaded(saved);
    },
  });
  return <VendorForm form={form} label={t('vendors:titles.record')} save={t('platform:actions.save')} />;
};

/** Keeps the record as it was opened while others change it. A saved paper is a newer record with the same fields. */
const Opened = ({ vendor, unsent }: { vendor: Vendor; unsent: string | undefined }) => {
  const [opened, setOpened] = useState(vendor);
  const refused = useRefused(unsent);
  if (refused === 'loading') return <PageSkeleton />;
  return <Editing key={opened.updated_at} vendor={opened} refused={refused} onReloaded={setOpened} />;
};

const VendorPage = () => {
  const t = useText();
  const id = useIdParam('vendorId');
  const mayWrite = useFlag('admin.canEditJobSite');
  const [{ unsent, deleted }] = useSearchState(recordSearch);
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(vendorEndpoints.getVendor, {
      params: { id },
      ...(deleted ? { query: { deleted } } : {}),
    }),
    refetchOnMount: 'always',
  });
  const deleteAction = useDeleteVendor();
  const mayAdmin = useMayOpen('/admin');
  const trail = [
    ...(mayAdmin ? [{ title: t('app:titles.admin'), to: '/admin' }] : []),
    { title: t('vendors:titles.list'), to: paths.list },
  ];
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('vendors:titles.record')}
        breadcrumbs={[...trail, t('vendors:titles.record')]}
        missing={{ title: t('vendors:notFound'), back: { label: t('vendors:back'), to: paths.list } }}
      />
    );
  }
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  if (data.deleted_at !== null) {
    return (
      <>
        <PageHeader title={data.name} subtitle={data.trade} breadcrumbs={[...trail, data.name]} />
        <DeletedVendor vendor={data} deletedAt={data.deleted_at} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={data.name}
        chip={!data.active && <InactiveChip />}
        subtitle={data.trade}
        breadcrumbs={[...trail, data.name]}
        menu={mayWrite ? [deleteAction(data)] : []}
      />
      <UnsentNotice group={vendorGroup(id)} />
      <Section title={t('vendors:section.documents')} text={t('vendors:section.documentsText')}>
        <DocumentList vendor={data} />
      </Section>
      <Section title={t('vendors:section.details')} text={t('vendors:section.detailsText')}>
        {mayWrite ? <Opened key={id} vendor={data} unsent={unsent} /> : <VendorFacts vendor={data} />}
      </Section>
    </>
  );
};

export default VendorPage;
