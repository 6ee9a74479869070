import { Radio, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { existingChoices, type ImportMapping } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import { MappingSection } from './mapping-section.tsx';
import { UpdateFields } from './update-fields.tsx';

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
