import { useText } from '#platform/web/i18n/index';
import { type FieldProps, RecordSelect, valueIn } from '#platform/web/list/index';
import { useSession } from '#platform/web/session/index';
import type { CriterionOptions } from './criterion-filter.ts';
import { useChoices } from './use-choices.ts';

/** Chooses the value of a criterion. People who may not use it are not offered it. */
export const CriterionField = ({ options, search, onChange, counts }: FieldProps<CriterionOptions>) => {
  const t = useText();
  const { flags } = useSession();
  const { criterion, name, label } = options;
  const choices = useChoices(criterion);
  if (!criterion.flags.some((flag) => flags.has(flag))) return null;
  const value = valueIn<number | undefined>(search, options);
  const chosen = value === undefined ? null : String(value);
  return (
    <RecordSelect
      searchable={criterion.kind === 'record'}
      label={t(label)}
      options={choices}
      chosen={chosen}
      unseen={chosen ?? ''}
      onChoose={(next) => onChange({ [name]: next === null ? undefined : Number(next) })}
      count={counts && ((choice) => counts(criterion.criterion, choice))}
    />
  );
};
