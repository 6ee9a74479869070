import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { ContractRecord } from '../../contract/index.ts';
import { serviceHref } from '../addresses.ts';
import { ClosedDraft } from '../edit/closed-draft.tsx';
import { ContractForm } from '../edit/contract-form.tsx';
import { valuesOf } from '../edit/contract-values.ts';
import { useOpened } from '../edit/use-opened.ts';

type Props = {
  jobId: number;
  contract: ContractRecord;
  typed: boolean;
  onTyped: (typed: boolean) => void;
};

const Editing = ({ jobId, contract: current, typed, onTyped }: Props) => {
  const t = useText();
  const opened = useOpened(current, typed);
  const serviceId = opened.job_service_id;
  const closed = !current.can.update;
  return (
    <>
      {closed && <ClosedDraft text={t('contracts:edit.closed')} />}
      <ContractForm
        key={opened.updated_at}
        jobId={jobId}
        serviceId={serviceId}
        contract={opened}
        closed={closed}
        initialValues={valuesOf(opened)}
        onTyped={onTyped}
        onSaved={(saved) => showSuccess(t('contracts:done.saved', { number: saved.number }))}
        cancel={serviceHref({ jobId, serviceId })}
      />
    </>
  );
};

export default Editing;
