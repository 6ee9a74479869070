import { useText } from '#platform/web/i18n/index';
import { RecordProblem } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';

type Props = { error: Error; retry: () => void };

export const ProjectProblem = ({ error, retry }: Props) => {
  const t = useText();
  const title = t('special-projects:titles.project');
  return (
    <RecordProblem
      error={error}
      retry={retry}
      title={title}
      breadcrumbs={[{ title: t('special-projects:titles.list'), to: paths.list }, title]}
      missing={{
        title: t('special-projects:notFound.title'),
        text: t('special-projects:notFound.text'),
        back: { label: t('special-projects:notFound.back'), to: paths.list },
      }}
    />
  );
};
