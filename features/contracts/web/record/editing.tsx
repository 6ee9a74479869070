import { useState } from 'react';
import type { ContractRecord } from '#features/contracts/contract';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { serviceHref } from '../addresses.ts';
import { ContractForm } from '../edit/contract-form.tsx';
import { valuesOf } from '../edit/contract-values.ts';

type Props = { jobId: number; contract: ContractRecord; onTyped: (typed: boolean) => void };

/** The form keeps the draft as it was opened or saved last, so that the server notices a save over a newer version. */
const Editing = ({ jobId, contract: current, onTyped }: Props) => {
  const t = useText();
  const [opened, setOpened] = useState(current);
  const serviceId = opened.job_service_id;
  return (
    <ContractForm
      key={opened.updated_at}
      jobId={jobId}
      serviceId={serviceId}
      contract={opened}
      initialValues={valuesOf(opened)}
      onTyped={onTyped}
      onSaved={(saved) => {
        showSuccess(t('contracts:done.saved', { number: saved.number }));
        setOpened(saved);
      }}
      cancel={
        <ButtonLink to={serviceHref({ jobId, serviceId })} variant="default">
          {t('platform:actions.cancel')}
        </ButtonLink>
      }
    />
  );
};

export default Editing;
