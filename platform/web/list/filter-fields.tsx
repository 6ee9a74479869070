import type { CountOf, Filter } from './filter.ts';

type Props = {
  filters: readonly Filter[];
  search: object;
  onChange: (patch: Record<string, unknown>) => void;
  counts?: CountOf | undefined;
};

/** The inputs of some filters. */
export const FilterFields = ({ filters, search, onChange, counts }: Props) =>
  filters.map(({ kind: { Field }, options }) =>
    Field ? (
      <Field key={options.name} options={options} search={search} onChange={onChange} counts={counts} />
    ) : null,
  );
