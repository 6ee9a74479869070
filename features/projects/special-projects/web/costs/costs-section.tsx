import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, useSearchState } from '#platform/web/routing/index';
import { LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { ProjectCosts, SpecialProject } from '../../contract/index.ts';
import { costsQuery } from '../queries.ts';
import { CostSums } from './cost-sums.tsx';
import type { AboutCost } from './cost-writes.ts';
import { NotedCosts } from './noted-costs.tsx';

const [CostDialog] = lazyPart(() => import('./cost-dialog.tsx'));

type Shown = { project: SpecialProject; costs: ProjectCosts };

const search = z.object({ unsent: urlText() });

/** `?unsent=<id>` opens the form of a refused entry of this project again. */
const RefusedCost = ({ project, costs }: Shown) => {
  const [{ unsent }, setSearch] = useSearchState(search);
  const refused = useRefused(unsent);
  if (!refused || refused === 'loading') return null;
  const { projectId, costId } = refused.about as AboutCost;
  if (projectId !== project.id) return null;
  return (
    <CostDialog
      key={refused.id}
      project={project}
      costs={costs}
      refused={refused}
      entry={costs.entries.find(({ id }) => id === costId) ?? null}
      onClose={() => setSearch({ unsent: undefined }, { replace: true })}
    />
  );
};

const Entries = ({ project, costs }: Shown) => {
  return (
    <>
      <CostSums costs={costs} />
      <NotedCosts project={project} costs={costs} />
      <Suspense fallback={null}>
        <RefusedCost project={project} costs={costs} />
      </Suspense>
    </>
  );
};

/** What the work took, noted by the people who do it; with money for those who see it. */
export const CostsSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(costsQuery(project.id));
  if (data && !data.can.add && data.entries.length === 0) return null;
  return (
    <RecordSection
      id="project-costs"
      title={t(`special-projects:costs.${project.money ? 'titleMoney' : 'title'}`)}
      titleSpace="sm"
    >
      {data ? (
        <Entries project={project} costs={data} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </RecordSection>
  );
};
