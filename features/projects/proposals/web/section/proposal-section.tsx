import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { seesMoney } from '#features/projects/special-projects/contract';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { ActionMenu, LoadProblem, RecordLines, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { Proposal } from '../../contract/index.ts';
import { proposalHref } from '../addresses.ts';
import { ProposalStateChip } from '../proposal-state.tsx';
import { proposalsQuery } from '../queries.ts';
import { LatestVersion } from './latest-version.tsx';
import classes from './section.module.css';
import { useCreateProposal } from './use-create-proposal.ts';

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
    <div className={classes.latest}>
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
    </div>
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
