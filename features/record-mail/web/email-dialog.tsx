import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { RecordMailEndpoints } from '../contract/index.ts';
import { EmailForm } from './email-form.tsx';

type Props = {
  title: string;
  endpoints: RecordMailEndpoints;
  recordId: number;
  /** Of a record that may still change: the version that the sender read. */
  updatedAt?: string | undefined;
  /** What the link leads to; without it a report. */
  linkLabel?: string | undefined;
  onSent: () => void;
  onClose: () => void;
};

/** Sends a record to people at its client: whom, with which words, as what. */
export const EmailDialog = ({ title, endpoints, recordId, onSent, onClose, ...more }: Props) => {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(endpoints.recipients, { params: { id: recordId } }),
    gcTime: 0,
    meta: { quiet: true },
  });
  return (
    <Dialog form size="lg" title={title} onClose={onClose}>
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={5} />}
      {data && (
        <EmailForm
          title={title}
          offered={data}
          send={endpoints.send}
          recordId={recordId}
          onSent={onSent}
          onClose={onClose}
          {...more}
        />
      )}
    </Dialog>
  );
};
