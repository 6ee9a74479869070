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
  /** The chosen vendor. It is shown although it may be inactive or deleted. */
  current?: { id: number; name: string; phone: string | null } | null | undefined;
  id?: string;
  error?: ReactNode;
};

const pickQuery = endpointQuery(vendorEndpoints.listVendors, { query: { per_page: 0 } });

/** One of the active vendors, each with its phone. */
export const VendorField = ({ value, onChange, current, ...props }: Props) => {
  const t = useText();
  const { data } = useQuery(pickQuery);
  const active = data?.rows.filter((one) => one.active) ?? [];
  const isGone = data && current && !active.some(({ id }) => id === current.id);
  const words = ({ name, phone }: Pick<NonNullable<Props['current']>, 'name' | 'phone'>) =>
    phone ? `${name}, ${formatPhone(phone)}` : name;
  const choices = [
    ...(isGone ? [{ id: current.id, label: t('vendors:picker.inactive', { vendor: words(current) }) }] : []),
    ...(!data && current ? [{ id: current.id, label: words(current) }] : []),
    ...active.map((one) => ({ id: one.id, label: words(one) })),
  ];
  return (
    <Select
      placeholder={t('vendors:picker.placeholder')}
      limit={50}
      searchable
      clearable
      nothingFoundMessage={t('platform:list.nothingFound')}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      {...props}
      data={choices.map(({ id, label }) => ({ value: String(id), label }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
};
