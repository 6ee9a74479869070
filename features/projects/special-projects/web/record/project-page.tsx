import { Alert, Anchor, Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Suspense } from 'react';
import { isRead, useRecordQuery } from '#platform/web/api/index';
import { partComponent, projectSectionStore, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import {
  AnchorLink,
  type Asked,
  ButtonLink,
  lazyPart,
  useIdParam,
  useMayOpen,
  usePageTitle,
  type Visit,
} from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RecordLayout, usePrintAction } from '#platform/web/ui/index';
import type { ActivationField, SpecialProject } from '../../contract/index.ts';
import { completeHref, paths } from '../addresses.ts';
import { CostsSection } from '../costs/costs-section.tsx';
import { missingParts } from '../edit/missing-parts.ts';
import { ProjectStatusChip } from '../project-status.tsx';
import { projectQuery, projectTasksQuery } from '../queries.ts';
import { RecursSection } from '../recurring/recurs-section.tsx';
import classes from '../special-projects.module.css';
import { StepDialogs } from '../transitions/step-dialogs.tsx';
import { useProjectSteps } from '../transitions/use-project-steps.ts';
import { PeopleSection } from './people-section.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ProjectProblem } from './project-problem.tsx';
import { ScopeSection } from './scope-section.tsx';
import { TasksSection } from './tasks-section.tsx';

/** What a project lacks, each thing once with the address where it can be filled: undefined where the person may not
 * open that, an anchor where it is on the page of the project. */
const useMissingPlaces = (project: SpecialProject): { text: string; href: string | undefined }[] => {
  const mayOpenClient = useMayOpen('/admin/clients/edit/$clientId');
  const mayOpenBuilding = useMayOpen('/admin/building/$buildingId');
  const { missing, can, client, building } = project;
  const onForm = can.update_all ? completeHref(project.id) : undefined;
  const entered = missingParts(project).form;
  const placeOf = (field: ActivationField): string | undefined => {
    switch (field) {
      case 'schedulers':
      case 'managers':
        return '#project-people';
      case 'billing_address':
      case 'billing_email':
        return mayOpenClient ? `/admin/clients/edit/${client.id}` : onForm;
      case 'service_address':
        return building && mayOpenBuilding ? `/admin/building/${building.id}` : onForm;
      case 'approval':
        return '#project-proposal';
      default:
        return entered.includes(field) ? onForm : undefined;
    }
  };
  const places = new Map<string, string | undefined>();
  for (const [field, text] of Object.entries(missing)) {
    places.set(text, places.get(text) ?? placeOf(field as ActivationField));
  }
  return [...places].map(([text, href]) => ({ text, href }));
};

/** What the server still wants before it schedules the project, each with the way to where it is filled. */
const MissingNotice = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const needed = useMissingPlaces(project);
  if (needed.length === 0) return null;
  return (
    <Alert
      color="blue"
      icon={<IconListCheck aria-hidden />}
      title={t('special-projects:missing.title')}
      className={classes.missing}
      data-no-print
    >
      <ul>
        {needed.map(({ text, href }) => (
          <li key={text}>
            {href === undefined ? (
              text
            ) : href.startsWith('#') ? (
              <Anchor href={href}>{text}</Anchor>
            ) : (
              <AnchorLink to={href}>{text}</AnchorLink>
            )}
          </li>
        ))}
      </ul>
      {project.can.update_all && missingParts(project).form.length > 0 && (
        <ButtonLink to={completeHref(project.id)} variant="default" size="sm">
          {t('special-projects:missing.edit')}
        </ButtonLink>
      )}
    </Alert>
  );
};

/** What other features know of a project, for people who may see it. */
const AddedProjectSections = ({ projectId }: { projectId: number }) => {
  const { flags } = useSession();
  return projectSectionStore
    .use()
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content projectId={projectId} />
        </Suspense>
      );
    });
};

const [FilesSection] = lazyPart(() => import('../files/files-section.tsx'), { soon: true });

const [NotesSection] = lazyPart(() => import('../notes/notes-section.tsx'), { soon: true });

const ProjectView = ({ project }: { project: SpecialProject }) => {
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

export const prefetch = ({ client, params }: Visit): void => {
  const id = Number(params.specialProjectId);
  void client.prefetchQuery(projectQuery(id));
  void client.prefetchQuery(projectTasksQuery(id));
};

export const isOfflineReady = ({ client, params }: Asked): boolean =>
  isRead(client, projectQuery(Number(params.specialProjectId)));

const ProjectPage = () => {
  const { data, error, refetch } = useRecordQuery(projectQuery(useIdParam('specialProjectId')));
  if (data) return <ProjectView key={data.id} project={data} />;
  return error ? <ProjectProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
};

export default ProjectPage;
