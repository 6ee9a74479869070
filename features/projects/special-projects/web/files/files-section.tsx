import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { filesQuery } from '../queries.ts';
import { AddFiles } from './add-files.tsx';
import { FileList } from './file-list.tsx';
import { WorkPhotos } from './work-photos.tsx';

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
