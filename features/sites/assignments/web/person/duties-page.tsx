import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PersonFrame } from '#features/accounts/people/web';
import { call, endpointQuery } from '#platform/web/api/index';
import { partComponent, peopleActionStore } from '#platform/web/feature/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem } from '#platform/web/ui/index';
import { type ActivePeriod, assignmentEndpoints } from '../../contract/index.ts';
import { refreshAssignments } from '../live.ts';
import { periodText } from '../period-text.ts';
import { dutyWords } from '../role-label.ts';
import { useMayHold } from '../use-may-hold.ts';
import classes from './person.module.css';

/** Gives the person duties at sites, many at once, in the dialog that does so for several people. */
const GiveDuties = ({ userId }: { userId: number }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const mayHold = useMayHold();
  const action = peopleActionStore.use().find(({ id }) => id === 'duties');
  if (!mayHold || !action) return null;
  const Dialog = partComponent(action);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('assignments:duties.give')}
      </Button>
      {open && (
        <Suspense>
          <Dialog count={1} ids={async () => [userId]} onDone={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

type LineProps = { period: ActivePeriod; today: string; onEnd?: (() => void) | undefined };

const Line = ({ period, today, onEnd }: LineProps) => {
  const t = useText();
  const { job_id, job_number, job_name } = period;
  const name = dutyWords(period.name, t);
  const site = `${job_number} ${job_name}`;
  return (
    <Group component="li" className={classes.line} gap="sm" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          <AnchorLink to={`/job/${job_id}`}>{site}</AnchorLink> ·{' '}
          {periodText(period, today, t) || t('assignments:duties.always')}
        </Text>
      </div>
      {onEnd && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('assignments:duties.endOf', { duty: name, site })}
          onClick={onEnd}
        >
          {t('assignments:duties.end')}
        </Button>
      )}
    </Group>
  );
};

/** Present and future assignments of a person, which can be ended today, and past ones. */
const Duties = ({ userId }: { userId: number }) => {
  const t = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(assignmentEndpoints.listUserAssignments, { params: { id: userId } }),
    meta: { quiet: true },
  });
  const today = todayIn(defaultZone());
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <CardsSkeleton />;
  const end = async ({ name, job_id, job_number, job_name, assignment_id }: ActivePeriod) => {
    const question = t('assignments:duties.question', {
      duty: dutyWords(name, t),
      site: `${job_number} ${job_name}`,
    });
    if (!(await confirm(question, { agree: t('assignments:duties.end') }))) return;
    try {
      const params = { id: userId, jobId: job_id, assignmentId: assignment_id };
      await call(assignmentEndpoints.endUserAssignment, { params });
      refreshAssignments(client);
      showSuccess(t('assignments:duties.ended'));
    } catch (problem) {
      showProblem(problem);
    }
  };
  const isOver = ({ to_date }: ActivePeriod) => to_date !== null && to_date < today;
  const past = data.filter(isOver);
  const held = data.filter((period) => !isOver(period));
  return (
    <>
      <GiveDuties userId={userId} />
      {held.length === 0 ? (
        <EmptyState
          icon={IconUserCheck}
          title={t('assignments:duties.empty')}
          text={t('assignments:duties.emptyText')}
        />
      ) : (
        <Stack component="ul" gap={0} maw={720}>
          {held.map((period) => (
            <Line
              key={period.id}
              period={period}
              today={today}
              onEnd={period.to_date === today ? undefined : () => void end(period)}
            />
          ))}
        </Stack>
      )}
      {past.length > 0 && (
        <>
          <Title order={2} mt="lg">
            {t('assignments:duties.past')}
          </Title>
          <Stack component="ul" gap={0} maw={720}>
            {past.map((period) => (
              <Line key={period.id} period={period} today={today} />
            ))}
          </Stack>
        </>
      )}
    </>
  );
};

const DutiesPage = () => <PersonFrame part="assignments">{({ id }) => <Duties userId={id} />}</PersonFrame>;

export default DutiesPage;
