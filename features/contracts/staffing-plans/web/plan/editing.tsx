import { ClosedDraft, serviceHref, useOpened } from '#features/contracts/contracts/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { PlanRecord } from '../../contract/index.ts';
import type { PlanPlace } from '../addresses.ts';
import { PlanForm } from '../edit/plan-form.tsx';
import { valuesOf } from '../edit/plan-values.ts';

type Props = { place: PlanPlace; plan: PlanRecord; typed: boolean; onTyped: (typed: boolean) => void };

const Editing = ({ place, plan: current, typed, onTyped }: Props) => {
  const t = useText();
  const opened = useOpened(current, typed);
  const closed = !current.can.update;
  return (
    <>
      {closed && <ClosedDraft text={t('staffing-plans:edit.closed')} />}
      <PlanForm
        key={opened.updated_at}
        place={place}
        plan={opened}
        basis={opened.basis}
        full={current.full ?? opened.full}
        days={opened.lines[0]?.days ?? [1, 2, 3, 4, 5]}
        closed={closed}
        initialValues={valuesOf(opened)}
        onTyped={onTyped}
        onSaved={() => showSuccess(t('staffing-plans:done.saved'))}
        cancel={serviceHref(place)}
      />
    </>
  );
};

export default Editing;
