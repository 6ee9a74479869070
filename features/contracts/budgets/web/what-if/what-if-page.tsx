import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import type { StaffingLine } from '#features/contracts/staffing-plans/contract';
import { showAlert } from '#platform/web/feedback/index';
import { DecimalField } from '#platform/web/forms/index';
import { formatFactor, type Translate, text, useText } from '#platform/web/i18n/index';
import { lazyPart, type Visit } from '#platform/web/routing/index';
import { byPlace, Columns } from '#platform/web/ui/index';
import { type BudgetDetail, noChanges, type SideBySide, whatIf } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { ChainTable } from '../chain/chain-table.tsx';
import { figureText } from '../chain/figure-text.ts';
import { ServiceChain } from '../chain/service-chain.tsx';
import { MarginNotes } from '../cost/cost-table.tsx';
import { sideBySideQuery } from '../queries.ts';
import { boundsOf, outOfBounds } from './bounds.ts';
import { changesOf, rebase, type Typed, typedOf } from './typed.ts';
import classes from './what-if.module.css';
import { WhatIfFields } from './what-if-fields.tsx';

type Labor = StaffingLine | BudgetDetail;

type WageFieldsProps = {
  labor: readonly Labor[];
  /** Wages before any change, in the order of the lines. */
  wages: readonly number[];
  typed: Typed;
  change: (next: Partial<Typed>) => void;
};

const nameOf = (line: Labor, t: Translate): string =>
  'schedule_type' in line
    ? line.title || t(`staffing-plans:scheduleType.${line.schedule_type}`)
    : line.note || t(`budgets:type.${line.type}`);

const WageFields = ({ labor, wages, typed, change }: WageFieldsProps) => {
  const t = useText();
  if (labor.length === 0) return null;
  return (
    <fieldset className={classes.wages}>
      <legend>{t('budgets:whatIf.wages')}</legend>
      <Columns columns="repeat(2, minmax(0, 1fr))" gap="12px 16px" align="end">
        {byPlace(labor).map(([at, line]) => (
          <DecimalField
            key={at}
            label={nameOf(line, t)}
            leftSection="$"
            value={typed.wages[at] ?? wages[at] ?? ''}
            onChange={(wage) => change({ wages: { ...typed.wages, [at]: wage } })}
          />
        ))}
      </Columns>
    </fieldset>
  );
};

const [SaveDialog] = lazyPart(() => import('./save-dialog.tsx'));

/** Figures that a phone shows at its lower edge, because there the fields hide the others. */
const figureKeysShown = ['hours', 'margin'] as const;

type Props = { of: Of; data: SideBySide };

/** Changes of a copy, calculated while typing. When someone else changes the original, the copy follows and keeps what was
 * typed. */
const Asking = ({ of, data }: Props) => {
  const t = useText();
  const { can } = data;
  const [inputs, setInputs] = useState(data.inputs);
  const asItIs = noChanges(inputs);
  const [typed, setTyped] = useState<Typed>(() => typedOf(asItIs));
  const [saving, setSaving] = useState(false);
  const [followed, setFollowed] = useState(0);
  if (inputs !== data.inputs && !saving) {
    const isOther = JSON.stringify(inputs) !== JSON.stringify(data.inputs);
    setInputs(data.inputs);
    setTyped(rebase(typed, asItIs, noChanges(data.inputs)));
    if (isOther) setFollowed(followed + 1);
  }
  // Shown as an alert, because on a phone the changed figures are out of sight while typing.
  useEffect(() => {
    if (followed > 0) showAlert({ text: text('budgets:whatIf.followed'), colour: 'blue', duration: 0 });
  }, [followed]);
  const wrong = outOfBounds(typed, boundsOf(inputs));
  const changes = changesOf(typed, asItIs, wrong);
  const asked = whatIf(inputs, changes);
  const change = (next: Partial<Typed>) => setTyped({ ...typed, ...next });
  const isChanged = JSON.stringify(changes) !== JSON.stringify(asItIs);
  const labor = asked.lines ?? asked.details.filter(({ unit }) => unit === 'hours');
  const columns = [
    { id: 'before', title: t('budgets:chain.column.before'), figures: asked.before?.figures ?? [] },
    { id: 'after', title: t('budgets:chain.column.after'), figures: asked.after?.figures ?? [] },
  ];
  return (
    <>
      <Text c="dimmed">{t('budgets:whatIf.text')}</Text>
      {inputs.budget && inputs.weeks_now !== inputs.basis.weeks && (
        <Text size="sm">
          {t('budgets:whatIf.weeks', {
            now: formatFactor(inputs.weeks_now / 10_000),
            name: inputs.budget.name,
            kept: formatFactor(inputs.basis.weeks / 10_000),
          })}
        </Text>
      )}
      <Columns
        className={classes.asking}
        columns="minmax(0, 400px) minmax(0, 1fr)"
        from="md"
        gap="24px 40px"
        align="start"
        mt="md"
      >
        <Stack component="section" aria-label={t('budgets:whatIf.changes')}>
          <WhatIfFields inputs={inputs} typed={typed} wrong={wrong} change={change} />
          <WageFields labor={labor} typed={typed} change={change} wages={asked.wages} />
          <Group gap="xs" align="stretch">
            {can.draft && (
              <Button
                disabled={!isChanged || labor.length === 0 || wrong.length > 0}
                onClick={() => setSaving(true)}
              >
                {t('budgets:whatIf.save')}
              </Button>
            )}
            <Button
              variant="default"
              disabled={!isChanged && wrong.length === 0}
              onClick={() => setTyped(typedOf(asItIs))}
            >
              {t('budgets:whatIf.reset')}
            </Button>
          </Group>
        </Stack>
        <output className={classes.moving}>
          {figureKeysShown.map((key) => {
            const [was, is] = columns.map(({ figures }) => figures.find((one) => one.key === key));
            return (
              was &&
              is && (
                <span key={key}>
                  {t(`budgets:chain.figure.${key}`)} {figureText(was.value, was.unit, t)} →{' '}
                  <b>{figureText(is.value, is.unit, t)}</b>
                </span>
              )
            );
          })}
        </output>
        <div className={classes.figures}>
          <ChainTable columns={columns} />
          <MarginNotes margin={asked.margin} />
        </div>
      </Columns>
      <Suspense>
        {saving && (
          <SaveDialog
            of={of}
            inputs={inputs}
            changes={changes}
            asked={asked}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
    </>
  );
};

export const prefetch = ({ client, params }: Visit): void => {
  const of = { jobId: Number(params.jobId), serviceId: Number(params.serviceId) };
  void client.prefetchQuery(sideBySideQuery(of));
};

const WhatIfPage = () => {
  const t = useText();
  return (
    <ServiceChain title={t('budgets:titles.whatIf')} empty={t('budgets:whatIf.nothing')}>
      {(data, of) => <Asking of={of} data={data} />}
    </ServiceChain>
  );
};

export default WhatIfPage;
