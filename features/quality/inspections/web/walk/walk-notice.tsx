import { Group } from '@mantine/core';
import { IconCircleCheck, IconCloudUp } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { inspectionHref } from '../addresses.ts';
import type { Walked } from './use-inspection.ts';

/** Why nothing can be answered any more, or that completing waits for a connection. */
export const WalkNotice = ({ walked, mayAnswer }: { walked: Walked; mayAnswer: boolean }) => {
  const t = useText();
  const { inspection, isCompleting } = walked;
  if (isCompleting) {
    return (
      <Group component="p" gap="8px 12px" m="0 0 12px" role="status">
        <IconCloudUp size={20} aria-hidden />
        {t('inspections:walk.completing')}
      </Group>
    );
  }
  if (mayAnswer) return null;
  return (
    <Group component="p" gap="8px 12px" m="0 0 12px" role="status">
      <IconCircleCheck size={20} aria-hidden />
      {t(inspection.status === 'finalized' ? 'inspections:walk.closed' : 'inspections:walk.readOnly')}
      <ButtonLink variant="default" to={inspectionHref(inspection.id)}>
        {t('inspections:complete.open')}
      </ButtonLink>
    </Group>
  );
};
