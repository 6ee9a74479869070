import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { endpointQuery, useAction, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type ProposalTemplate, proposalTemplateEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { TemplateForm } from './template-form.tsx';

const { listProposalTemplates, getProposalTemplate, deleteProposalTemplate, restoreProposalTemplate } =
  proposalTemplateEndpoints;

/** The delete action of the menu. It goes back to the list, where it can be undone. */
const useDeleteTemplate = (id: number) => {
  const t = useText();
  const go = useGo();
  const restore = useAction(restoreProposalTemplate, {
    refreshes: [listProposalTemplates, getProposalTemplate],
  });
  const remove = useAction(deleteProposalTemplate, {
    refreshes: [listProposalTemplates],
    onSuccess: () => {
      void go(paths.templates);
      showSuccess(t('proposals:templates.deleted'), {
        label: t('platform:actions.undo'),
        run: () => restore.mutate({ params: { id } }),
      });
    },
  });
  return {
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => remove.mutate({ params: { id } }),
  };
};

/** Keeps the record as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ template }: { template: ProposalTemplate }) => {
  const [opened, setOpened] = useState(template);
  return (
    <TemplateForm key={opened.updated_at} template={opened} onSaved={setOpened} onReloaded={setOpened} />
  );
};

const TemplatePage = () => {
  const t = useText();
  const id = useIdParam('proposalTemplateId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(getProposalTemplate, { params: { id } }),
    refetchOnMount: 'always',
  });
  const deleteAction = useDeleteTemplate(id);
  const list = { title: t('proposals:titles.templates'), to: paths.templates };
  usePageTitle(data?.name ?? t('proposals:titles.template'));
  if (error && !data)
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('proposals:titles.template')}
        breadcrumbs={[list, t('proposals:titles.template')]}
        missing={{
          title: t('proposals:templates.notFound'),
          back: { label: t('proposals:templates.back'), to: paths.templates },
        }}
      />
    );
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={data.name} breadcrumbs={[list, data.name]} menu={[deleteAction]} />
      <Editing key={id} template={data} />
    </>
  );
};

export default TemplatePage;
