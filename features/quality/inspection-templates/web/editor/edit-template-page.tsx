import { Alert } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem, usePhone } from '#platform/web/ui/index';
import { countQuestions, describeType, type Template, templateEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { TemplateStatus } from '../template-status.tsx';
import { useScales } from '../use-basics.ts';
import { templateSearch } from './template-values.ts';
import { useTemplateMenu } from './use-template-menu.ts';

/** Only people who may change a template load it. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });

const [Preview] = lazyPart(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));

const [VersionsDialog] = lazyPart(() => import('../versions/versions-dialog.tsx'));

const Facts = ({ template }: { template: Template }) => {
  const t = useText();
  const { type, version, used, content } = template;
  return [
    describeType(type, currentLocale()),
    t('inspection-templates:count.questions', { count: countQuestions(content.sections) }),
    ...(version > 0 ? [t('inspection-templates:editor.version', { version: String(version) })] : []),
    ...(used > 0 ? [t('inspection-templates:count.used', { count: used })] : []),
  ].join(' · ');
};

const Loaded = ({ template }: { template: Template }) => {
  const t = useText();
  const client = useQueryClient();
  const [{ unsent }] = useSearchState(templateSearch);
  const [versions, showVersions] = useState(false);
  const [begun, setBegun] = useState(template);
  const scales = useScales();
  const phone = usePhone();
  const [head, setHead] = useState<Element | null>(null);
  const { name } = template;
  const show = (next: Template) =>
    client.setQueryData(
      endpointQuery(templateEndpoints.getTemplate, { params: { id: next.id } }).queryKey,
      next,
    );
  const onChanged = (next: Template) => {
    show(next);
    setBegun(next);
  };
  const menu = useTemplateMenu(template, { onChanged, onVersions: () => showVersions(true) });
  return (
    <>
      <PageHeader
        title={name}
        chip={<TemplateStatus template={template} />}
        subtitle={<Facts template={template} />}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('inspection-templates:titles.list'), to: paths.list },
          name,
        ]}
        action={!phone && template.allowed_transitions.includes('publish') && <div ref={setHead} />}
        menu={menu}
      />
      {template.can.edit ? (
        <Suspense fallback={<PageSkeleton />}>
          {/* Only this page's own transitions begin the form anew: those of somebody else must not take what is typed. */}
          <Editing key={begun.updated_at} template={begun} unsent={unsent} head={head} onShow={show} />
        </Suspense>
      ) : (
        <>
          <Alert icon={<IconArchive aria-hidden />} variant="light" color="gray">
            {t(
              template.status === 'archived'
                ? 'inspection-templates:editor.archived'
                : 'inspection-templates:editor.readOnly',
            )}
          </Alert>
          <Suspense>
            <Preview shown={{ scale: template.scale, scales, sections: template.content.sections }} />
          </Suspense>
        </>
      )}
      <Suspense>
        {versions && <VersionsDialog template={template} onClose={() => showVersions(false)} />}
      </Suspense>
    </>
  );
};

const EditTemplatePage = () => {
  const t = useText();
  const id = useIdParam('templateId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(templateEndpoints.getTemplate, { params: { id } }),
    refetchOnMount: 'always',
  });
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('inspection-templates:titles.edit')}
        breadcrumbs={[
          { title: t('inspection-templates:titles.list'), to: paths.list },
          t('inspection-templates:titles.edit'),
        ]}
        missing={{
          title: t('inspection-templates:notFound'),
          back: { label: t('inspection-templates:back'), to: paths.list },
        }}
      />
    );
  }
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  return <Loaded key={id} template={data} />;
};

export default EditTemplatePage;
