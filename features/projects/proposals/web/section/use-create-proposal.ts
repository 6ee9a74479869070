import { IconFileText, IconListCheck, IconTemplate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, endpointQuery } from '#platform/web/api/index';
import { useSteps } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type Proposal, proposalEndpoints, proposalTemplateEndpoints } from '../../contract/index.ts';
import { paths, proposalHref } from '../addresses.ts';
import { cacheProposal } from '../cache-proposal.ts';
import { readProposalsAgain } from '../live.ts';

type Options = {
  projectId: number;
  latest: Proposal | undefined;
  mayCreate: boolean;
};

/** The ways of starting the next version. */
export const useCreateProposal = ({ projectId, latest, mayCreate }: Options) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { busy, runStep } = useSteps(() => readProposalsAgain(client, [projectId]));
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
