import { useQueries } from '@tanstack/react-query';
import { tenantsQuery } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';

type Props = {
  buildings: readonly { id: number; name: string }[];
  value: number | undefined;
  /** The chosen one, also where the list does not have it. */
  known: { id: number; name: string; suite: string } | undefined;
  onChange: (tenant: number | undefined) => void;
};

/** A tenant whose door is checked, of all buildings of the site; those who have moved out come last. */
export const TenantSelect = ({ buildings, value, known, onChange }: Props) => {
  const t = useText();
  const answers = useQueries({ queries: buildings.map(({ id }) => tenantsQuery(id)) });
  const today = new Date().toISOString().slice(0, 10);
  const choices = answers.flatMap(({ data = [] }, at) =>
    data
      .filter(({ check_doors }) => check_doors)
      .map(({ id, name, suite, move_out }) => {
        const words = [suite, name, buildings.length > 1 && buildings[at]?.name].filter(Boolean).join(' ');
        const gone = move_out !== null && move_out < today;
        const label = gone ? t('daily-reports:proof.movedOut', { tenant: words }) : words;
        return { value: String(id), label, gone };
      }),
  );
  const sorted = choices.toSorted(
    (a, b) => Number(a.gone) - Number(b.gone) || a.label.localeCompare(b.label, undefined, { numeric: true }),
  );
  const missing = known && !choices.some((choice) => choice.value === String(known.id));
  const data = [
    ...(missing
      ? [{ value: String(known.id), label: [known.suite, known.name].filter(Boolean).join(' ') }]
      : []),
    ...sorted.map(({ value: id, label }) => ({ value: id, label })),
  ];
  const isEmpty = buildings.length > 0 && data.length === 0 && answers.every(({ isSuccess }) => isSuccess);
  return (
    <Select
      label={t('daily-reports:proof.tenant')}
      searchable
      data={data}
      disabled={buildings.length === 0}
      error={isEmpty && t('daily-reports:proof.noTenants')}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
};
