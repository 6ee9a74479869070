import { useState } from 'react';
import { serviceHref } from '#features/contracts/web';
import type { PlanRecord } from '#features/staffing-plans/contract';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import type { PlanPlace } from '../addresses.ts';
import { PlanForm } from '../edit/plan-form.tsx';
import { valuesOf } from '../edit/plan-values.ts';

type Props = { place: PlanPlace; plan: PlanRecord; onTyped: (typed: boolean) => void };

/** The form keeps the draft as it was opened or saved last, so that the server notices a save over a newer version. */
const Editing = ({ place, plan: current, onTyped }: Props) => {
  const t = useText();
  const [opened, setOpened] = useState(current);
  return (
    <PlanForm
      key={opened.updated_at}
      place={place}
      plan={opened}
      basis={opened.basis}
      full={current.full ?? opened.full}
      days={opened.lines[0]?.days ?? [1, 2, 3, 4, 5]}
      initialValues={valuesOf(opened)}
      onTyped={onTyped}
      onSaved={(saved) => {
        showSuccess(t('staffing-plans:done.saved'));
        setOpened(saved);
      }}
      cancel={
        <ButtonLink to={serviceHref(place)} variant="default">
          {t('platform:actions.cancel')}
        </ButtonLink>
      }
    />
  );
};

export default Editing;
