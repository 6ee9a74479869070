import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FileRecord, fileEndpoints } from '#features/accounts/files/contract';
import { DocumentLink, isPicture, Thumb, useLightbox } from '#features/accounts/files/web';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import { filesQuery } from '../queries.ts';
import classes from './files.module.css';

type Props = { project: SpecialProject; listed: ProjectFiles };

/** The newest first: photos open large, papers as they are. */
export const FileList = ({ project, listed: { files, can } }: Props) => {
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
              <span className={classes.thumb}>
                <Thumb
                  file={file}
                  label={file.comment || file.name}
                  onOpen={() => open(pictures.indexOf(file))}
                />
              </span>
            )}
            <span className={classes.words}>
              {isPicture(file) ? file.comment || file.name : <DocumentLink file={file} />}
              <Text span size="sm" c="dimmed">
                {[file.uploaded_by?.name, formatDateTime(file.created_at, project.time_zone)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </span>
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
