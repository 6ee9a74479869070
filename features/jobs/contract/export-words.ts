import type { Locale } from '#platform/contract/fields';
import type { JobStatus } from './job.ts';

type Words = {
  list: string;
  header: Record<
    'number' | 'name' | 'client' | 'address' | 'city' | 'state' | 'zip' | 'buildings' | 'status',
    string
  >;
  status: Record<JobStatus, string>;
};

/** Words of the exported file: the same that the list shows. */
export const exportWords: Record<Locale, Words> = {
  en: {
    list: 'Jobs',
    header: {
      number: 'Job number',
      name: 'Name',
      client: 'Client',
      address: 'Address',
      city: 'City',
      state: 'State',
      zip: 'ZIP',
      buildings: 'Buildings',
      status: 'Status',
    },
    status: { draft: 'Draft', active: 'Active', inactive: 'Inactive' },
  },
  es: {
    list: 'Trabajos',
    header: {
      number: 'Número',
      name: 'Nombre',
      client: 'Cliente',
      address: 'Dirección',
      city: 'Ciudad',
      state: 'Estado (EE. UU.)',
      zip: 'Código postal',
      buildings: 'Edificios',
      status: 'Estado',
    },
    status: { draft: 'Borrador', active: 'Activo', inactive: 'Inactivo' },
  },
};
