import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { RecordMailEndpoints } from '../contract/index.ts';
import { EmailForm } from './email-form.tsx';

type Props = {
  title: string;
  endpoints: RecordMailEndpoints;
  recordId: number;
  /** The version that the sender has read, of a record that may still change. */
  updatedAt?: string | undefined;
  /** Label of the link; without it, it leads to a report. */
  linkLabel?: string | undefined;
  onSent: () => void;
  onClose: () => void;
};

/** Sends a record to people at its client: asks for recipients, words, and the form in which it is sent. */
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
