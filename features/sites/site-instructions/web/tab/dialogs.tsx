import { Suspense } from 'react';
import { z } from 'zod';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, usePreload, useSearchState } from '#platform/web/routing/index';
import type { InstructionSet, SiteInstruction } from '../../contract/index.ts';
import type { Opened } from './tab-actions.tsx';

const [InstructionDialog, preloadDialog] = lazyPart(() => import('../edit/instruction-dialog.tsx'));
const [CopyDialog] = lazyPart(() => import('../copy/copy-dialog.tsx'));
const [ReadersDialog] = lazyPart(() => import('../readers/readers-dialog.tsx'));

const search = z.object({ unsent: urlText() });

type Props = {
  jobId: number;
  set: InstructionSet;
  opened: Opened | SiteInstruction | null;
  onClose: () => void;
};

/** The dialogs of the list. `?unsent=<id>` opens the form of an entry that the server refused. */
export const Dialogs = ({ jobId, set, opened, onClose }: Props) => {
  const [{ unsent }, setSearch] = useSearchState(search);
  const refused = useRefused(unsent);
  usePreload(preloadDialog, set.can.edit);
  const entry =
    refused && refused !== 'loading' && refused.form && refused.about.jobId === jobId ? refused : undefined;
  const shared = { jobId, set, onClose };
  return (
    <Suspense fallback={null}>
      {opened === 'copy' && <CopyDialog jobId={jobId} onClose={onClose} />}
      {opened === 'readers' && <ReadersDialog jobId={jobId} zone={set.time_zone} onClose={onClose} />}
      {opened === 'add' && <InstructionDialog {...shared} row={null} />}
      {opened !== null && typeof opened === 'object' && <InstructionDialog {...shared} row={opened} />}
      {entry && (
        <InstructionDialog
          {...shared}
          key={entry.id}
          row={set.rows.find(({ id }) => id === entry.about.record) ?? null}
          refused={entry}
          onClose={() => setSearch({ unsent: undefined }, { replace: true })}
        />
      )}
    </Suspense>
  );
};
