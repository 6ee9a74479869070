import { Checkbox, Radio, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { ImportMapping } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import classes from './mapping.module.css';

type Props = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** By what rows find the records that they update, and whether empty cells empty fields. */
export const UpdateFields = ({ mapping: { columns, match, clear_empty = false }, onChange }: Props) => {
  const t = useText();
  const { matches, clearable, target } = useKind();
  const cleared = clearable?.filter((field) => columns[field] !== undefined) ?? [];
  const fields = cleared.map((field) => target(t, field)).join(', ');
  return (
    <Stack gap="md" className={classes.update}>
      {matches && (
        <Radio.Group
          label={t('imports:existing.match')}
          description={t('imports:existing.matchText')}
          value={match ?? matches.keys[0] ?? null}
          onChange={(key) => onChange({ match: key })}
        >
          <Stack gap={8} mt={8} mb={8}>
            {matches.keys.map((key) => (
              <Radio key={key} value={key} label={matches.word(t, key)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {clearable && (
        <Checkbox
          label={t('imports:existing.clear')}
          description={
            fields === '' ? t('imports:existing.clearNone') : t('imports:existing.clearText', { fields })
          }
          disabled={fields === ''}
          checked={clear_empty && fields !== ''}
          onChange={(event) => onChange({ clear_empty: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
};
