import { ActionIcon, Box, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FileRecord, fileEndpoints } from '#features/accounts/files/contract';
import { BeforeAfter, DocumentLink, isPicture, Thumb, useLightbox } from '#features/accounts/files/web';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { AnchorLink } from '#platform/web/routing/index';
import { LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { filesQuery } from '../queries.ts';
import { AddFiles } from './add-files.tsx';
import classes from './files.module.css';

type FileListProps = { project: SpecialProject; listed: ProjectFiles };

/** The newest first: photos open large, papers as they are. */
const FileList = ({ project, listed: { files, can } }: FileListProps) => {
  const t = useText();
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: filesQuery(project.id).queryKey });
  const pictures = files.filter(isPicture);
  const { open, lightbox } = useLightbox(pictures, { zone: project.time_zone, onMarked: again });
  const remove = async ({ id, name }: FileRecord): Promise<void> => {
    const words = { agree: t('platform:actions.remove'), danger: true };
    if (!(await confirm(t('special-projects:files.removeQuestion', { name }), words))) return;
    await call(fileEndpoints.deleteFile, { params: { id } })
      .then(() => showSuccess(t('special-projects:files.removed', { name })))
      .catch(showProblem);
    await again();
  };
  return (
    <>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            {isPicture(file) && (
              <Box component="span" flex="none" w={88}>
                <Thumb
                  file={file}
                  label={file.comment || file.name}
                  onOpen={() => open(pictures.indexOf(file))}
                />
              </Box>
            )}
            <Stack component="span" flex={1} miw={0} data-breaks gap={0} align="flex-start">
              {isPicture(file) ? file.comment || file.name : <DocumentLink file={file} />}
              <Text span size="sm" c="dimmed">
                {[file.uploaded_by?.name, formatDateTime(file.created_at, project.time_zone)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            {can.remove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                data-no-print
                aria-label={t('special-projects:files.remove', { name: file.name })}
                onClick={() => void remove(file)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
};

type Props = { project: SpecialProject; work: ProjectFiles['work'] };

/** What the crew photographed before the work and after it, at each of its tasks. */
const WorkPhotos = ({ project, work }: Props) =>
  work.map(({ task, before, after }) => (
    <Stack key={task.id} className={classes.work} gap="xs" align="flex-start" mt="md">
      <AnchorLink to={`/task/${task.id}`}>
        #{task.number} {task.title}
      </AnchorLink>
      <BeforeAfter before={before} after={after} photosOf={{ zone: project.time_zone }} />
    </Stack>
  ));

/** Photos and papers, for the company alone. */
const FilesSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(filesQuery(project.id));
  if (data && !data.can.add && data.files.length + data.work.length === 0) return null;
  return (
    <RecordSection id="project-files" title={t('special-projects:files.title')} titleSpace="sm">
      <UnsentNotice group={filesGroup(project.id)} />
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
      {data?.files.length === 0 && data.work.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('special-projects:files.none')}
        </Text>
      )}
      {data && data.files.length > 0 && <FileList project={project} listed={data} />}
      {data && <WorkPhotos project={project} work={data.work} />}
      {data?.can.add && <AddFiles project={project} />}
    </RecordSection>
  );
};

export default FilesSection;
