import { formatNumber, useText } from '#platform/web/i18n/index';
import { type FieldProps, valueIn } from '#platform/web/list/index';
import { useSession } from '#platform/web/session/index';
import { Select } from '#platform/web/ui/index';
import type { CriterionOptions } from './criterion-filter.ts';
import { useChoices } from './use-choices.ts';

/** Chooses the value of a criterion. People who may not use it are not offered it. */
export const CriterionField = ({ options, search, onChange }: FieldProps<CriterionOptions>) => {
  const t = useText();
  const { flags } = useSession();
  const { criterion, name, label } = options;
  const choices = useChoices(criterion);
  if (!criterion.flags.some((flag) => flags.has(flag))) return null;
  const value = valueIn<number | undefined>(search, options);
  const chosen = value === undefined ? null : String(value);
  const data = choices.map(({ count, ...choice }) => ({
    value: choice.value,
    label: count === undefined ? choice.label : `${choice.label} (${formatNumber(count)})`,
  }));
  const isUnseen = chosen !== null && !data.some((choice) => choice.value === chosen);
  return (
    <Select
      clearable
      searchable={criterion.kind === 'record'}
      label={t(label)}
      placeholder={t('platform:list.any')}
      nothingFoundMessage={t('platform:list.nothingFound')}
      data={isUnseen ? [...data, { value: chosen, label: chosen }] : data}
      limit={50}
      value={chosen}
      onChange={(next) => onChange({ [name]: next === null ? undefined : Number(next) })}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
    />
  );
};
