import { Stack, Text } from '@mantine/core';
import { IconFileText, IconListCheck, IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { seesMoney } from '#features/projects/special-projects/contract';
import { call, endpointQuery } from '#platform/web/api/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import {
  ActionMenu,
  LoadProblem,
  type MenuAction,
  RecordLines,
  RecordSection,
  RowsSkeleton,
} from '#platform/web/ui/index';
import { type Proposal, proposalEndpoints, proposalTemplateEndpoints } from '../../contract/index.ts';
import { paths, proposalHref } from '../addresses.ts';
import { cacheProposal } from '../cache-proposal.ts';
import { refreshProposals } from '../live.ts';
import { proposalsQuery } from '../queries.ts';
import { LatestVersion, ProposalStateChip } from './latest-version.tsx';

type Options = {
  projectId: number;
  latest: Proposal | undefined;
  mayCreate: boolean;
};

/** The ways of starting the next version. */
const useCreateProposal = ({ projectId, latest, mayCreate }: Options) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { busy, runStep } = useSteps(() => refreshProposals(client, [projectId]));
  const { data } = useQuery({
    ...endpointQuery(proposalTemplateEndpoints.listProposalTemplates, { query: { per_page: 100 } }),
    enabled: mayCreate,
    meta: { quiet: true },
  });
  const create = (template_id: number | null) =>
    runStep(async () => {
      const made = await call(proposalEndpoints.createProposal, {
        params: { id: projectId },
        body: { template_id },
      });
      cacheProposal(client, made);
      await go(proposalHref(projectId, made.id));
    });
  const actions: MenuAction[] = [
    {
      label: latest
        ? t('proposals:section.fromLast', { version: latest.version })
        : t('proposals:section.fromScope'),
      icon: IconFileText,
      onClick: () => void create(null),
    },
    ...(data?.rows ?? []).map(({ id, name }) => ({
      label: t('proposals:section.fromTemplate', { name }),
      icon: IconTemplate,
      onClick: () => void create(id),
    })),
    { label: t('proposals:titles.templates'), icon: IconListCheck, to: paths.templates },
  ];
  return { busy, actions };
};

const Versions = ({
  projectId,
  proposals,
  mayCreate,
}: {
  projectId: number;
  proposals: readonly Proposal[];
  mayCreate: boolean;
}) => {
  const t = useText();
  const [latest, ...earlier] = proposals;
  const { actions } = useCreateProposal({ projectId, latest, mayCreate });
  return (
    <Stack gap="sm">
      {latest ? <LatestVersion proposal={latest} /> : <Text c="dimmed">{t('proposals:section.none')}</Text>}
      {mayCreate && (
        <div data-no-print>
          <ActionMenu
            label={t(latest ? 'proposals:section.createNext' : 'proposals:section.create')}
            text={t(latest ? 'proposals:section.createNext' : 'proposals:section.create')}
            icon={IconPlus}
            side="start"
            width={300}
            actions={actions}
          />
        </div>
      )}
      {earlier.length > 0 && (
        <RecordLines
          label={t('proposals:section.earlier')}
          lines={earlier.map((proposal) => ({
            id: proposal.id,
            to: proposalHref(projectId, proposal.id),
            title: t('proposals:section.version', { version: proposal.version }),
            facts: [
              formatMoney(proposal.answer?.total ?? proposal.required_total),
              proposal.sent_at !== null && formatDate(proposal.sent_at, proposal.project.time_zone),
            ],
            marks: <ProposalStateChip state={proposal.state} />,
          }))}
        />
      )}
    </Stack>
  );
};

/** The proposals of a project and their answers. */
const ProposalSection = ({ projectId }: { projectId: number }) => {
  const t = useText();
  const { flags } = useSession();
  const shown = seesMoney(flags);
  const { data, error, refetch } = useQuery({ ...proposalsQuery(projectId), enabled: shown });
  if (!shown || (data && data.proposals.length === 0 && !data.can.create)) return null;
  return (
    <RecordSection id="project-proposal" title={t('proposals:titles.section')} titleSpace="sm">
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      {data && <Versions projectId={projectId} proposals={data.proposals} mayCreate={data.can.create} />}
    </RecordSection>
  );
};

export default ProposalSection;
