import { Group } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';

export const PhotoCount = ({ count }: { count: number }) => {
  const t = useText();
  if (count === 0) return null;
  const words = t('files:photos.count', { count });
  return (
    <Group
      component="span"
      c="dimmed"
      data-figures
      data-nowrap
      gap={4}
      wrap="nowrap"
      display="inline-flex"
      role="img"
      aria-label={words}
      title={words}
    >
      <IconCamera size={16} aria-hidden />
      {count}
    </Group>
  );
};
