import { useState } from 'react';
import { FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import { HoursFields } from '../edit/hours-fields.tsx';
import { AddressSection } from './address-section.tsx';
import classes from './create.module.css';
import { InsideSection } from './inside-section.tsx';
import { type NewBuildingOptions, useNewBuildingForm } from './use-new-building-form.ts';

type Props = NewBuildingOptions & { cancel: string };

const CreateForm = ({ cancel, ...options }: Props) => {
  const t = useText();
  const entered = useNewBuildingForm(options);
  const { form, set } = entered;
  const problem = form.problem && `${t('buildings:edit.notSaved')}\n${form.problem}`;
  return (
    <RecordForm form={{ ...form, problem }} label={t('buildings:titles.create')}>
      <div>
        <AddressSection {...entered} />
        <InsideSection {...entered} />
        <Section title={t('buildings:facts.hours')} text={t('buildings:create.hoursText')}>
          <div className={classes.hours}>
            <HoursFields
              value={form.values.business_hours}
              errors={form.errors}
              onChange={(business_hours) => set({ business_hours })}
            />
          </div>
        </Section>
        <div className={classes.save}>
          <FormActions saving={form.saving} save={t('buildings:create.save')} cancel={cancel} />
        </div>
      </div>
    </RecordForm>
  );
};

/** When the write waits for a connection, the form is emptied, so that nobody saves it again. */
const CreateBuilding = ({ onSaved, ...props }: Props) => {
  const [round, setRound] = useState(0);
  return (
    <CreateForm
      key={`${props.refused?.id} ${round}`}
      {...props}
      onSaved={(outcome) => {
        onSaved(outcome);
        if (!outcome.sent) setRound(round + 1);
      }}
    />
  );
};

export default CreateBuilding;
