import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flag } from '#platform/contract/flags';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { roleEndpoints } from '../../contract/index.ts';
import type { PreviewLine } from './preview-lines.ts';

type Props = { roleId: number; flags: readonly Flag[]; line: PreviewLine };

/** The names are loaded when somebody opens the line. */
export const PreviewNames = ({ roleId, flags, line: { flag, direction } }: Props) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [roleEndpoints.previewRolePeople.path, roleId, flags, flag, direction],
    queryFn: ({ signal }) =>
      call(
        roleEndpoints.previewRolePeople,
        { params: { id: roleId }, body: { flags: [...flags], flag, direction } },
        { signal },
      ),
    enabled: open,
    gcTime: 0,
  });
  if (!open || !data) {
    return (
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        {t('roles:preview.names')}
      </Anchor>
    );
  }
  const rest = data.total - data.people.length;
  return (
    <Text size="sm" c="dimmed">
      {data.people.map(({ name }) => name).join(', ')}
      {rest > 0 && ` ${t('roles:preview.more', { count: rest })}`}
    </Text>
  );
};
