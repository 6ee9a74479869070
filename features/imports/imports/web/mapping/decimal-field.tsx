import { Radio, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { ImportMapping } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import { MappingSection } from './mapping-section.tsx';

type Props = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** How the file writes decimals, where it has numbers of something. */
export const DecimalField = ({ mapping: { columns, decimal_mark = '.' }, onChange }: Props) => {
  const t = useText();
  const { measures } = useKind();
  if (!measures.some((target) => columns[target] !== undefined)) return null;
  return (
    <MappingSection id="import-decimals" title={t('imports:decimals.title')}>
      <Radio.Group
        label={t('imports:decimals.label')}
        value={decimal_mark}
        onChange={(mark) => onChange({ decimal_mark: mark as typeof decimal_mark })}
      >
        <Stack gap={8} mt={8}>
          <Radio value="." label={t('imports:decimals.point')} />
          <Radio value="," label={t('imports:decimals.comma')} />
        </Stack>
      </Radio.Group>
    </MappingSection>
  );
};
