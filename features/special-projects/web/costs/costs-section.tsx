import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { preloadOutboxForm, useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, usePreload, useSearchState } from '#platform/web/routing/index';
import { LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { Cost, ProjectCosts, SpecialProject } from '../../contract/index.ts';
import { costsQuery } from '../queries.ts';
import { CostLine } from './cost-line.tsx';
import { CostSums } from './cost-sums.tsx';
import type { AboutCost } from './cost-writes.ts';
import classes from './costs.module.css';
import { UnsentCost, useUnsentCosts } from './unsent-costs.tsx';

const [CostDialog, preload] = lazyPart(() => import('./cost-dialog.tsx'));

/** There may be no network when it is needed. */
const loadForm = () => Promise.all([preload(), import('./cost-entries.ts'), preloadOutboxForm()]);

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
      {...{ project, costs, refused }}
      entry={costs.entries.find(({ id }) => id === costId) ?? null}
      onClose={() => setSearch({ unsent: undefined }, { replace: true })}
    />
  );
};

const Entries = ({ project, costs }: Shown) => {
  const t = useText();
  const [opened, setOpened] = useState<Cost | 'new' | null>(null);
  const unsent = useUnsentCosts(project.id);
  const { entries, money, can } = costs;
  usePreload(loadForm, can.add);
  return (
    <>
      <CostSums costs={costs} />
      {entries.length + unsent.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('special-projects:costs.none')}
        </Text>
      ) : (
        <ul className={classes.entries}>
          {unsent.map(({ id, entry }) => (
            <UnsentCost key={id} entry={entry} />
          ))}
          {entries.map((entry) => (
            <CostLine
              key={entry.id}
              {...{ project, entry }}
              showsMoney={money !== null}
              onEdit={() => setOpened(entry)}
            />
          ))}
        </ul>
      )}
      {can.add && (
        <Button
          data-no-print
          variant="default"
          mt={12}
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpened('new')}
        >
          {t('special-projects:costs.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened && (
          <CostDialog
            {...{ project, costs }}
            entry={opened === 'new' ? null : opened}
            onClose={() => setOpened(null)}
          />
        )}
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
