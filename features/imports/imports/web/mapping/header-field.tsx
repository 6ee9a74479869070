import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import type { ImportRecord } from '../../contract/index.ts';
import { cacheImport } from '../queries.ts';
import { useKind } from '../use-kind.ts';
import classes from './mapping.module.css';
import { MappingSection } from './mapping-section.tsx';

type Props = {
  record: ImportRecord;
  /** Another header has other columns: what was chosen for those is gone. */
  onChange: () => void;
};

/** Which line of the file is its header, and what stands above it. */
export const HeaderField = ({ record, onChange }: Props) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const choose = useAction(kind.calls.header, {
    onSuccess: (chosen) => {
      onChange();
      cacheImport(client, kind, chosen);
    },
  });
  const { reading } = record;
  if (!reading) return null;
  const { header_line, head } = reading;
  const above = head.filter(({ line }) => line < header_line);
  return (
    <MappingSection id="import-header" title={t('imports:header.title')}>
      <Select
        label={t('imports:header.label')}
        description={t('imports:header.text')}
        className={classes.header}
        data={head.map(({ line, text }) => ({
          value: String(line),
          label: t('imports:header.line', { line, text }),
        }))}
        value={String(header_line)}
        allowDeselect={false}
        disabled={choose.isPending}
        onChange={(line) => {
          if (line !== null && Number(line) !== header_line)
            choose.mutate({ params: { id: record.id }, body: { line: Number(line) } });
        }}
      />
      {above.length > 0 && (
        <div>
          <Text c="dimmed">{t('imports:header.above', { count: above.length })}</Text>
          <Group component="ul" className={classes.ignored} gap="xs" align="stretch">
            {above.map(({ line, text }) => (
              <li key={line}>{t('imports:header.line', { line, text })}</li>
            ))}
          </Group>
        </div>
      )}
    </MappingSection>
  );
};
