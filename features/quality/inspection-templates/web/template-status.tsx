import { Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { TemplateRow } from '../contract/index.ts';

type Props = { template: Pick<TemplateRow, 'status' | 'has_changes' | 'version'> };

/** The status, and whether the draft differs from the version that inspections get. */
export const TemplateStatus = ({ template: { status, has_changes } }: Props) => {
  const t = useText();
  return (
    <>
      <StatusChip
        status={status}
        label={t(`inspection-templates:status.${status}`)}
        {...(status === 'published' && { colour: 'green' as const })}
      />
      {status === 'published' && has_changes && (
        <Text size="sm" c="dimmed">
          {t('inspection-templates:list.changes')}
        </Text>
      )}
    </>
  );
};
