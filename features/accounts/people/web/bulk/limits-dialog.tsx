import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { call } from '#platform/web/api/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { type TextKey, useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import { moduleName, peopleEndpoints, peopleLimit } from '../../contract/index.ts';
import { ManyPeopleDialog } from './many-people-dialog.tsx';

const steps = ['deny', 'allow', 'viewer', 'full'] as const;

type Step = (typeof steps)[number];

/** Explanations of steps that take something away. */
const hints: Partial<Record<Step, TextKey>> = {
  deny: 'people:bulk.denyHint',
  viewer: 'people:hint.license',
};

const send = (step: Step, ids: number[], modules: string[]): Promise<BulkOutcome> =>
  step === 'deny' || step === 'allow'
    ? call(peopleEndpoints.changeModules, {
        body: { ids, action: step, modules: moduleName.array().parse(modules) },
      })
    : call(peopleEndpoints.changeLicense, { body: { ids, license: step } });

/** Takes modules away from the selected people or gives them back, or gives them another license. */
const LimitsDialog = (people: ManyRecords) => {
  const t = useText();
  const [step, setStep] = useState<Step>('deny');
  const [modules, setModules] = useState<string[]>([]);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = people;
  const hint = hints[step];
  const ofModules = step === 'deny' || step === 'allow';
  return (
    <ManyPeopleDialog
      records={people}
      title={t('people:bulk.limitsTitle', { count })}
      submit={t(`people:bulk.${step}`, { count })}
      incomplete={ofModules && modules.length === 0}
      perCall={peopleLimit}
      send={(ids) => send(step, ids, modules)}
      onFaults={setFaults}
    >
      <NativeSelect
        label={t('people:bulk.what')}
        description={hint && t(hint)}
        data={steps.map((value) => ({ value, label: t(`people:bulk.step.${value}`) }))}
        value={step}
        error={faults.license?.join('\n')}
        onChange={({ currentTarget }) => setStep(steps.find((one) => one === currentTarget.value) ?? 'deny')}
      />
      {ofModules && (
        <MultiSelect
          withAsterisk
          hidePickedOptions
          label={t('people:bulk.modules')}
          data={moduleName.options.map((name) => ({ value: name, label: t(`people:module.${name}`) }))}
          value={modules}
          onChange={setModules}
          error={faults.modules?.join('\n')}
        />
      )}
    </ManyPeopleDialog>
  );
};

export default LimitsDialog;
