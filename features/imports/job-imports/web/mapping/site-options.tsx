import { useQuery } from '@tanstack/react-query';
import type { OptionProps } from '#features/imports/imports/web';
import type { JobImport, JobImportMapping } from '../../contract/index.ts';
import { ClientFields } from './client-fields.tsx';
import { allClients } from './use-first-client.ts';
import { ValueFields } from './value-fields.tsx';

/** Chooses the client of the sites, and the meaning of the values in the file. */
export const SiteOptions = ({ record, mapping, errors, onChange }: OptionProps<JobImportMapping>) => {
  const { data } = useQuery(allClients);
  return (
    <>
      <ClientFields
        mapping={mapping}
        clients={data?.rows}
        mayCreate={(record as JobImport).can.create_client}
        errors={errors}
        onChange={onChange}
      />
      <ValueFields mapping={mapping} columns={record.columns} onChange={onChange} />
    </>
  );
};
