import { ClosedDraft, serviceHref, useOpened } from '#features/contracts/contracts/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { BudgetRecord } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { BudgetForm } from '../edit/budget-form.tsx';
import { valuesOf } from '../edit/budget-values.ts';

type Props = { of: Of; budget: BudgetRecord; typed: boolean; onTyped: (typed: boolean) => void };

const Editing = ({ of, budget: current, typed, onTyped }: Props) => {
  const t = useText();
  const opened = useOpened(current, typed);
  const closed = !current.can.update;
  return (
    <>
      {closed && <ClosedDraft text={t('budgets:edit.closed')} />}
      <BudgetForm
        key={opened.updated_at}
        of={of}
        budget={opened}
        closed={closed}
        initialValues={valuesOf(opened)}
        weeksPerMonth={opened.weeks_per_month}
        price={current.price}
        onTyped={onTyped}
        onSaved={(saved) => showSuccess(t('budgets:done.saved', { name: saved.name }))}
        cancel={serviceHref(of)}
      />
    </>
  );
};

export default Editing;
