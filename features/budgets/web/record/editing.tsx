import { useState } from 'react';
import type { BudgetRecord } from '#features/budgets/contract';
import { serviceHref } from '#features/contracts/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import type { Of } from '../addresses.ts';
import { BudgetForm } from '../edit/budget-form.tsx';
import { valuesOf } from '../edit/budget-values.ts';

type Props = { of: Of; budget: BudgetRecord; onTyped: (typed: boolean) => void };

/** The form keeps the draft as it was opened or saved last, so that the server notices a save over a newer version. */
const Editing = ({ of, budget: current, onTyped }: Props) => {
  const t = useText();
  const [opened, setOpened] = useState(current);
  return (
    <BudgetForm
      key={opened.updated_at}
      of={of}
      budget={opened}
      initialValues={valuesOf(opened)}
      weeksPerMonth={opened.weeks_per_month}
      price={opened.price}
      onTyped={onTyped}
      onSaved={(saved) => {
        showSuccess(t('budgets:done.saved', { name: saved.name }));
        setOpened(saved);
      }}
      cancel={
        <ButtonLink to={serviceHref(of)} variant="default">
          {t('platform:actions.cancel')}
        </ButtonLink>
      }
    />
  );
};

export default Editing;
