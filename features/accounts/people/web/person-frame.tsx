import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { PersonFactorsDialog } from '#features/accounts/two-factor/web';
import { useRecordQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, useGo, useIdParam, useMayOpen } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton, RecordProblem, RecordTabs } from '#platform/web/ui/index';
import type { PersonRecord } from '../contract/index.ts';
import { type PersonPart, paths, personHref } from './addresses.ts';
import { usePeopleTrail } from './find-people.ts';
import { PersonStatusChip } from './person-status-chip.tsx';
import { personQuery } from './queries.ts';
import { type PersonDialog, usePersonSteps } from './transitions/use-person-steps.ts';

const [LeaveDialog] = lazyPart(() => import('./transitions/leave-dialog.tsx'));
const [RestoreDialog] = lazyPart(() => import('./transitions/restore-dialog.tsx'));
const [PasswordDialog] = lazyPart(() => import('./transitions/password-dialog.tsx'));

type PersonDialogsProps = { person: PersonRecord; dialog: PersonDialog; onClose: () => void };

const PersonDialogs = ({ person, dialog, onClose }: PersonDialogsProps) => {
  if (dialog === 'restore') return <RestoreDialog person={person} onClose={onClose} />;
  if (dialog === 'password') return <PasswordDialog person={person} onClose={onClose} />;
  if (dialog === 'factors') return <PersonFactorsDialog person={person} onClose={onClose} />;
  return <LeaveDialog person={person} step={dialog} onClose={onClose} />;
};

const parts: readonly PersonPart[] = ['person', 'assignments', 'jobs', 'rights', 'history', 'invite'];

type PartsProps = { person: PersonRecord; part: PersonPart; children: ReactNode };

/** Each part is a page of its own. */
const Parts = ({ person, part, children }: PartsProps) => {
  const t = useText();
  const go = useGo();
  const opens = {
    assignments: useMayOpen(paths.assignments),
    jobs: useMayOpen(paths.jobs),
    rights: useMayOpen(paths.rights),
    history: useMayOpen(paths.history),
  };
  const shown = parts.filter((one) =>
    one === 'invite' ? person.status === 'invited' || part === 'invite' : one === 'person' || opens[one],
  );
  return (
    <RecordTabs
      label={person.name}
      tabs={shown.map((one, order) => ({
        id: one,
        title: t(`people:tab.${one}`),
        order,
        content: one === part && children,
      }))}
      open={part}
      onOpen={(next = 'person') => void go(personHref(person.id, next as PersonPart))}
    />
  );
};

const Shown = ({
  person,
  part,
  children,
}: {
  person: PersonRecord;
  part: PersonPart;
  children: ReactNode;
}) => {
  const t = useText();
  const steps = usePersonSteps(person);
  return (
    <>
      <PageHeader
        title={person.name}
        chip={<PersonStatusChip person={person} />}
        subtitle={person.title ?? person.email ?? person.employee_code}
        breadcrumbs={usePeopleTrail(person.name)}
        menu={steps.menu}
      />
      {person.deleted_at === null ? (
        <Parts person={person} part={part}>
          {children}
        </Parts>
      ) : (
        <EmptyState
          icon={IconTrash}
          title={t('people:deleted.title', { when: formatDate(person.deleted_at) })}
          text={t('people:deleted.text')}
          action={
            person.can.restore && (
              <Button onClick={() => steps.open('restore')}>{t('people:step.restore')}</Button>
            )
          }
        />
      )}
      <Suspense>
        {steps.dialog && <PersonDialogs person={person} dialog={steps.dialog} onClose={steps.close} />}
      </Suspense>
    </>
  );
};

type Props = { part: PersonPart; children: (person: PersonRecord, fresh: boolean) => ReactNode };

/** What all pages of one person share: header, steps, tabs. */
export const PersonFrame = ({ part, children }: Props) => {
  const t = useText();
  const id = useIdParam('userId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...personQuery(id),
    refetchOnMount: 'always',
  });
  const trail = usePeopleTrail(t('people:titles.edit'));
  if (data) {
    return (
      <Shown person={data} part={part}>
        {children(data, isFetchedAfterMount || error !== null)}
      </Shown>
    );
  }
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('people:titles.edit')}
      breadcrumbs={trail}
      missing={{
        title: t('people:missing.title'),
        text: t('people:missing.text'),
        back: { label: t('people:missing.back'), to: paths.list },
      }}
    />
  );
};
