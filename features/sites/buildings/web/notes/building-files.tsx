import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fileEndpoints } from '#features/accounts/files/contract';
import { DocumentLink } from '#features/accounts/files/web';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { BuildingRecord } from '../../contract/index.ts';
import { filesQuery } from '../queries.ts';
import classes from './notes.module.css';

const [FileDialog] = lazyPart(() => import('./file-dialog.tsx'));

/** Papers and pictures of a building, each with a comment, the newest first. */
export const BuildingFiles = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const client = useQueryClient();
  const query = filesQuery(building.id);
  const { data, error, refetch } = useQuery({ ...query, meta: { quiet: true } });
  const [adds, setAdds] = useState(false);
  const mayAdd = building.can.add_files;
  const remove = async (id: number, name: string) => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('buildings:files.deleteQuestion', { name }), words))) return;
    await call(fileEndpoints.deleteFile, { params: { id } })
      .then(() => showSuccess(t('buildings:files.deleted', { name })))
      .catch(showProblem);
    await client.invalidateQueries({ queryKey: query.queryKey });
  };
  const add = mayAdd && (
    <Button
      variant="default"
      leftSection={<IconUpload size={16} aria-hidden />}
      onClick={() => setAdds(true)}
      data-no-print
    >
      {t('buildings:files.add')}
    </Button>
  );
  return (
    <>
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
      {data?.length === 0 && (
        <EmptyState
          title={t('buildings:files.none')}
          text={t(mayAdd ? 'buildings:files.noneText' : 'buildings:files.noneYet')}
          action={add}
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.files}>
          {data.map((file) => (
            <li key={file.id}>
              <Stack component="span" flex={1} miw={0} data-breaks gap={0} align="flex-start">
                <DocumentLink file={file} />
                {file.comment && <Text span>{file.comment}</Text>}
                <Text span size="sm" c="dimmed">
                  {[file.uploaded_by?.name, formatDateTime(file.created_at, building.time_zone)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              {mayAdd && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('buildings:files.delete', { name: file.name })}
                  onClick={() => void remove(file.id, file.name)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 0 && add && <Group mt="sm">{add}</Group>}
      <Suspense fallback={null}>
        {adds && <FileDialog building={building} onClose={() => setAdds(false)} />}
      </Suspense>
    </>
  );
};
