import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type DocumentKind, type Vendor, vendorEndpoints } from '../../contract/index.ts';
import { vendorHref, vendorsHref } from '../addresses.ts';
import { refreshVendors } from '../live.ts';

type AboutNewVendor = { name: string };

type AboutVendor = AboutNewVendor & { id: number };

type AboutDocument = AboutVendor & { kind: DocumentKind };

const delivered = ({ client, answer }: { client: QueryClient; answer: Vendor }): void =>
  refreshVendors(client, [answer.id]);

export const createVendorWrite: WriteKind<typeof vendorEndpoints.createVendor, AboutNewVendor> = {
  name: 'createVendor',
  endpoint: vendorEndpoints.createVendor,
  title: ({ name }) => text('vendors:outbox.create', { name }),
  delivered,
  edit: ({ id }) => vendorsHref(id),
};

export const updateVendorWrite: WriteKind<typeof vendorEndpoints.updateVendor, AboutVendor> = {
  name: 'updateVendor',
  endpoint: vendorEndpoints.updateVendor,
  title: ({ name }) => text('vendors:outbox.update', { name }),
  page: ({ id }) => vendorHref(id),
  delivered,
  edit: ({ id, about }) => vendorHref(about.id, { unsent: id }),
};

export const saveDocumentWrite: WriteKind<typeof vendorEndpoints.saveVendorDocument, AboutDocument> = {
  name: 'saveVendorDocument',
  endpoint: vendorEndpoints.saveVendorDocument,
  title: ({ kind }) => text(`vendors:document.${kind}`),
  place: ({ name }) => name,
  page: ({ id }) => vendorHref(id),
  delivered,
};

export const vendorWrites = [createVendorWrite, updateVendorWrite, saveDocumentWrite];
