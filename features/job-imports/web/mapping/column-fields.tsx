import { Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import {
  type ImportColumn,
  type ImportMapping,
  type ImportTarget,
  importTargets,
  requiredTargets,
} from '../../contract/index.ts';
import classes from './mapping.module.css';

type Props = {
  columns: readonly ImportColumn[];
  chosen: ImportMapping['columns'];
  errors: Record<string, string | undefined>;
  onChoose: (target: ImportTarget, column: ImportColumn | undefined) => void;
};

const isRequired = (target: ImportTarget): boolean =>
  (requiredTargets as readonly ImportTarget[]).includes(target);

/** Which column fills which field of a job site, with examples of its values. */
export const ColumnFields = ({ columns, chosen, errors, onChoose }: Props) => {
  const t = useText();
  const byName = new Map(columns.map((column) => [column.name, column]));
  const names = [...byName.keys()];
  return (
    <div className={classes.fields}>
      <div className={classes.head} aria-hidden>
        <span>{t('job-imports:mapping.field')}</span>
        <span>{t('job-imports:mapping.column')}</span>
        <span>{t('job-imports:mapping.samples')}</span>
      </div>
      {importTargets.map((target) => {
        const column = byName.get(chosen[target] ?? '');
        const id = `column-${target}`;
        return (
          <div key={target} className={classes.row}>
            <label htmlFor={id} className={classes.target}>
              {t(`job-imports:targets.${target}`)}
              {isRequired(target) && <span className={classes.star}> *</span>}
            </label>
            <Select
              id={id}
              aria-label={t(`job-imports:targets.${target}`)}
              data={names}
              value={column?.name ?? null}
              placeholder={t('job-imports:mapping.notInFile')}
              searchable
              openOnFocus={false}
              clearable
              nothingFoundMessage={t('job-imports:mapping.noColumn')}
              clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
              onChange={(name) => onChoose(target, byName.get(name ?? ''))}
              error={errors[`mapping.columns.${target}`]}
            />
            <div className={classes.samples}>
              {column?.samples.map((sample) => (
                <Text key={sample} component="span" className={classes.sample} title={sample}>
                  {sample}
                </Text>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
};
