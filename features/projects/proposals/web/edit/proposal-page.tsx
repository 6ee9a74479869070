import { Group, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { projectHref, projectPaths } from '#features/projects/special-projects/web';
import { ApiError, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { AutoGrid, PageHeader, PageSkeleton, RecordProblem, usePhone } from '#platform/web/ui/index';
import type { Proposal } from '../../contract/index.ts';
import { ProposalPaper } from '../paper/proposal-paper.tsx';
import { proposalQuery } from '../queries.ts';
import { AnswerFacts } from '../section/answer-facts.tsx';
import { ProposalStateChip, seenWords, sentWords } from '../section/latest-version.tsx';
import { QuestionList } from '../section/question-list.tsx';
import { ProposalButtons } from '../transitions/proposal-buttons.tsx';
import { ProposalForm } from './proposal-form.tsx';

/** Keeps the draft as it was opened or last saved, so that the server notices a save over a newer version. */
const Editing = ({ proposal, onTyped }: { proposal: Proposal; onTyped: (typed: boolean) => void }) => {
  const t = useText();
  const [opened, setOpened] = useState(proposal);
  return (
    <ProposalForm
      key={opened.updated_at}
      proposal={opened}
      onTyped={onTyped}
      onSaved={(saved) => {
        showSuccess(t('proposals:done.saved'));
        setOpened(saved);
      }}
    />
  );
};

/** A sent proposal, with its answer beside it. */
const Sent = ({ proposal }: { proposal: Proposal }) => (
  <AutoGrid min={360} gap={24} align="start" maw={1100}>
    <Paper p="md" withBorder miw={0}>
      <ProposalPaper proposal={proposal} chosen={proposal.answer?.chosen ?? []} />
    </Paper>
    <Stack miw={0}>
      <AnswerFacts proposal={proposal} />
      <QuestionList proposal={proposal} />
    </Stack>
  </AutoGrid>
);

const ProposalView = ({ proposal }: { proposal: Proposal }) => {
  const t = useText();
  const [typed, setTyped] = useState(false);
  const { version, project, state, can } = proposal;
  const title = t('proposals:titles.version', { version });
  // On a phone the buttons of the form cover those of the page at the lower edge, so they include these.
  const inForm = usePhone() && can.update;
  usePageTitle(`${title} · ${project.number}`);
  return (
    <>
      <PageHeader
        title={title}
        chip={<ProposalStateChip state={state} />}
        subtitle={[`${project.number} ${project.title}`, project.client].join(' · ')}
        facts={[sentWords(proposal, t), seenWords(proposal, t)].filter(Boolean).join(' · ') || undefined}
        breadcrumbs={[
          { title: t('special-projects:titles.list'), to: projectPaths.list },
          { title: project.number, to: projectHref(project.id) },
          title,
        ]}
        action={
          !inForm && (
            <Group gap="xs" align="stretch" wrap="nowrap">
              <ProposalButtons proposal={proposal} opened unsaved={typed} />
            </Group>
          )
        }
      />
      {can.update ? (
        <Editing key={proposal.id} proposal={proposal} onTyped={setTyped} />
      ) : (
        <Sent proposal={proposal} />
      )}
    </>
  );
};

const ProposalPage = () => {
  const t = useText();
  const id = useIdParam('proposalId');
  const projectId = useIdParam('specialProjectId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...proposalQuery(id),
    refetchOnMount: 'always',
  });
  const missing = data && data.project.id !== projectId ? new ApiError(404, {}, '') : data ? null : error;
  if (missing)
    return (
      <RecordProblem
        error={missing}
        retry={() => void refetch()}
        title={t('proposals:titles.section')}
        breadcrumbs={[{ title: t('special-projects:titles.list'), to: projectPaths.list }]}
        missing={{
          title: t('proposals:notFound.title'),
          back: { label: t('proposals:notFound.back'), to: projectHref(projectId) },
        }}
      />
    );
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  return <ProposalView proposal={data} />;
};

export default ProposalPage;
