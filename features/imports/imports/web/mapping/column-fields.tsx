import { Box, Group, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import type { ImportColumn, ImportMapping } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import classes from './mapping.module.css';

type Props = {
  columns: readonly ImportColumn[];
  chosen: ImportMapping['columns'];
  required: readonly string[];
  errors: Record<string, string | undefined>;
  onChoose: (target: string, column: ImportColumn | undefined) => void;
};

/** Which column fills which field, with examples of its values. */
export const ColumnFields = ({ columns, chosen, required, errors, onChoose }: Props) => {
  const t = useText();
  const kind = useKind();
  const byName = new Map(columns.map((column) => [column.name, column]));
  const names = [...byName.keys()];
  return (
    <Box bd="1px solid var(--cora-border)" bdrs="md">
      <div className={classes.head} aria-hidden>
        <span>{t('imports:mapping.field')}</span>
        <span>{t('imports:mapping.column')}</span>
        <span>{t('imports:mapping.samples')}</span>
      </div>
      {Object.keys(kind.example).map((target) => {
        const column = byName.get(chosen[target] ?? '');
        const id = `column-${target}`;
        return (
          <div key={target} className={classes.row}>
            <label htmlFor={id} className={classes.target}>
              {kind.target(t, target)}
              {required.includes(target) && (
                <Box component="span" c="var(--cora-danger)">
                  {' '}
                  *
                </Box>
              )}
            </label>
            <Select
              id={id}
              aria-label={kind.target(t, target)}
              data={names}
              value={column?.name ?? null}
              placeholder={t('imports:mapping.notInFile')}
              searchable
              openOnFocus={false}
              clearable
              nothingFoundMessage={t('imports:mapping.noColumn')}
              clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
              onChange={(name) => onChoose(target, byName.get(name ?? ''))}
              error={errors[`mapping.columns.${target}`]}
            />
            <Group gap="4px 8px" align="stretch" miw={0} pt={6}>
              {column?.samples.map((sample) => (
                <Text key={sample} component="span" className={classes.sample} title={sample}>
                  {sample}
                </Text>
              ))}
            </Group>
          </div>
        );
      })}
    </Box>
  );
};
