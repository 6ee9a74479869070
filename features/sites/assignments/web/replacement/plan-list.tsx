import { Checkbox, Stack, Text } from '@mantine/core';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayOpen } from '#platform/web/routing/index';
import { leftAlone, type ReplacementPlan, type ReplacementStep } from '../../contract/index.ts';
import { keysHref } from '../addresses.ts';
import { dutyWords } from '../role-label.ts';
import classes from './replacement.module.css';
import { possibleSteps } from './use-plan.ts';

type Props = {
  plan: ReplacementPlan;
  /** The person who is replaced. */
  userId: number;
  from: string;
  /** Ids of the steps that are left out. */
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
};

/** What would happen at each site; any of them can be left out. */
export const PlanList = ({ plan, userId, from, left, onLeft }: Props) => {
  const t = useText();
  const { steps, unseen, holds } = plan;
  const possible = possibleSteps(plan);
  const on = possible.filter(({ id }) => !left.has(id)).length;
  const outcomeText = ({ outcome, from_date, to_date }: ReplacementStep): string =>
    t(`assignments:outcome.${outcome}`, {
      date: formatDate(outcome === 'move' || outcome === 'begun' ? (from_date ?? from) : from),
      until: to_date ? formatDate(to_date) : '',
    });
  const keys = holds.keys ?? 0;
  const mayList = useMayOpen('/admin/jobs');
  const keysLine = keys > 0 && (
    <Text size="sm" fw={600} role="status">
      {t('assignments:replace.keys', { count: keys })}{' '}
      {mayList && <AnchorLink to={keysHref(userId)}>{t('assignments:replace.showKeys')}</AnchorLink>}
    </Text>
  );
  if (steps.length === 0) {
    return (
      <>
        <Text c="dimmed" role="status">
          {t(unseen > 0 ? 'assignments:replace.onlyUnseen' : 'assignments:replace.nothing', {
            count: unseen,
          })}
        </Text>
        {keysLine}
      </>
    );
  }
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return (
    <>
      <Checkbox
        label={t('assignments:replace.sites', { count: steps.length })}
        checked={on > 0 && on === possible.length}
        indeterminate={on > 0 && on < possible.length}
        disabled={possible.length === 0}
        onChange={() => onLeft(new Set(on === possible.length ? possible.map(({ id }) => id) : []))}
      />
      <ul className={classes.steps} aria-label={t('assignments:replace.plan')}>
        {steps.map((step) => {
          const isLeft = leftAlone.includes(step.outcome);
          return (
            <li key={step.id} className={classes.step} data-left={isLeft}>
              <Checkbox
                checked={!isLeft && !left.has(step.id)}
                disabled={isLeft}
                onChange={() => toggle(step.id)}
                label={
                  <Stack component="span" gap={0}>
                    {`${step.job_number} ${step.job_name}`}
                    <Text span size="sm" c="dimmed">
                      {`${dutyWords(step.assignment, t)} · ${outcomeText(step)}`}
                    </Text>
                  </Stack>
                }
              />
            </li>
          );
        })}
      </ul>
      {unseen > 0 && (
        <Text size="sm" c="dimmed">
          {t('assignments:replace.unseen', { count: unseen })}
        </Text>
      )}
      {keysLine}
    </>
  );
};
