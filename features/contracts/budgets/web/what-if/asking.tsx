import { Button, Text } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { showAlert } from '#platform/web/feedback/index';
import { formatFactor, text, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { noChanges, type SideBySide, whatIf } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { ChainTable } from '../chain/chain-table.tsx';
import { figureText } from '../chain/figure-text.ts';
import { MarginNotes } from '../cost/cost-table.tsx';
import { boundsOf, outOfBounds } from './bounds.ts';
import { changesOf, rebase, type Typed, typedOf } from './typed.ts';
import { WageFields } from './wage-fields.tsx';
import classes from './what-if.module.css';
import { WhatIfFields } from './what-if-fields.tsx';

const [SaveDialog] = lazyPart(() => import('./save-dialog.tsx'));

/** Figures that a phone shows at its lower edge, because there the fields hide the others. */
const figureKeysShown = ['hours', 'margin'] as const;

type Props = { of: Of; data: SideBySide };

/** Changes of a copy, calculated while typing. When someone else changes the original, the copy follows and keeps what was
 * typed. */
export const Asking = ({ of, data }: Props) => {
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
      <div className={classes.asking}>
        <section className={classes.changes} aria-label={t('budgets:whatIf.changes')}>
          <WhatIfFields inputs={inputs} typed={typed} wrong={wrong} change={change} />
          <WageFields labor={labor} typed={typed} change={change} wages={asked.wages} />
          <div className={classes.steps}>
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
          </div>
        </section>
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
      </div>
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
