import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { vendorEndpoints } from '../contract/index.ts';

type Props = {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  /** The chosen one, which is named although it may be inactive or deleted. */
  current?: { id: number; name: string; phone: string | null } | null | undefined;
  id?: string;
  error?: ReactNode;
};

const pickQuery = endpointQuery(vendorEndpoints.listVendors, { query: { per_page: 0 } });

/** One of the active vendors, each with its phone. */
export const VendorField = ({ value, onChange, current, ...props }: Props) => {
  const t = useText();
  const { data } = useQuery(pickQuery);
  const choices = new Map(
    [...(current ? [current] : []), ...(data?.rows.filter(({ active }) => active) ?? [])].map(
      ({ id, name, phone }) => [
        id,
        { value: String(id), label: phone ? `${name}, ${formatPhone(phone)}` : name },
      ],
    ),
  );
  return (
    <Select
      placeholder={t('vendors:picker.placeholder')}
      limit={50}
      searchable
      clearable
      nothingFoundMessage={t('platform:list.nothingFound')}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      {...props}
      data={[...choices.values()]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
};
