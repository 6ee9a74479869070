import { Radio, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { existingChoices, type ImportMapping } from '../../contract/index.ts';
import { MappingSection } from './mapping-section.tsx';

type Props = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** What happens to rows whose record exists already. */
export const ExistingFields = ({ mapping: { existing }, onChange }: Props) => {
  const t = useText();
  if (existing === undefined) return null;
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
              description={t(`imports:existing.${choice}Text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </MappingSection>
  );
};
