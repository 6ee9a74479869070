import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, RecordLayout, usePrintAction } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { CostsSection } from '../costs/costs-section.tsx';
import { ProjectStatusChip } from '../project-status.tsx';
import { RecursSection } from '../recurring/recurs-section.tsx';
import { StepDialogs } from '../transitions/step-dialogs.tsx';
import { useProjectSteps } from '../transitions/use-project-steps.ts';
import { AddedProjectSections } from './added-project-sections.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { PeopleSection } from './people-section.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ScopeSection } from './scope-section.tsx';
import { TasksSection } from './tasks-section.tsx';

const [FilesSection] = lazyPart(() => import('../files/files-section.tsx'), { soon: true });

const [NotesSection] = lazyPart(() => import('../notes/notes-section.tsx'), { soon: true });

export const ProjectView = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { number, title, projectType } = project;
  const { main, menu, busy, dialogs } = useProjectSteps(project);
  const print = usePrintAction();
  usePageTitle(`${number} ${title}`);
  const Icon = main?.icon;
  return (
    <article>
      <PageHeader
        title={title}
        chip={<ProjectStatusChip project={project} />}
        subtitle={[number, t(`special-projects:type.${projectType}`), project.client.name].join(' · ')}
        breadcrumbs={[{ title: t('special-projects:titles.list'), to: paths.list }, number]}
        action={
          main && (
            <Button
              loading={busy}
              {...(Icon && { leftSection: <Icon size={16} aria-hidden /> })}
              onClick={main.onClick}
            >
              {main.label}
            </Button>
          )
        }
        menu={[...menu, ...print]}
      />
      <MissingNotice project={project} />
      <RecordLayout
        facts={<ProjectFacts project={project} />}
        description={project.description === title ? null : project.description}
        last={<ProjectHistory project={project} />}
      >
        <ScopeSection project={project} />
        <RecursSection project={project} />
        <TasksSection project={project} />
        <CostsSection project={project} />
        <AddedProjectSections projectId={project.id} />
        <PeopleSection project={project} />
        <Suspense>
          <FilesSection project={project} />
          <NotesSection project={project} />
        </Suspense>
      </RecordLayout>
      <StepDialogs project={project} {...dialogs} />
    </article>
  );
};
