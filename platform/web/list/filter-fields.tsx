import type { Filter } from './filter.ts';

type Props = {
  filters: readonly Filter[];
  search: object;
  onChange: (patch: Record<string, unknown>) => void;
};

/** The inputs of some filters. */
export const FilterFields = ({ filters, search, onChange }: Props) =>
  filters.map(({ kind: { Field }, options }) =>
    Field ? <Field key={options.name} {...{ options, search, onChange }} /> : null,
  );
