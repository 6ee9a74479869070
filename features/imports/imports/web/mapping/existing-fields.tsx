import { Checkbox, Radio, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { existingChoices, type ImportMapping } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import classes from './mapping.module.css';
import { MappingSection } from './mapping-section.tsx';

type UpdateFieldsProps = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** By what rows find the records that they update, and whether empty cells empty fields. */
const UpdateFields = ({ mapping: { columns, match, clear_empty = false }, onChange }: UpdateFieldsProps) => {
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

type Props = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** What happens to rows whose record exists already. */
export const ExistingFields = ({ mapping, onChange }: Props) => {
  const t = useText();
  const { clearable } = useKind();
  const { existing } = mapping;
  if (existing === undefined) return null;
  const describe = (choice: typeof existing): string =>
    choice === 'update' && clearable
      ? t('imports:existing.replaceText')
      : t(`imports:existing.${choice}Text`);
  return (
    <MappingSection id="import-existing" title={t('imports:existing.title')}>
      <Radio.Group
        label={t('imports:existing.label')}
        value={existing}
        onChange={(choice) => onChange({ existing: choice as typeof existing })}
      >
        <Stack gap={8} mt={8}>
          {existingChoices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={t(`imports:existing.${choice}`)}
              description={describe(choice)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {existing === 'update' && <UpdateFields mapping={mapping} onChange={onChange} />}
    </MappingSection>
  );
};
