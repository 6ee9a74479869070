import { Suspense } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import type { SpecialProject } from '../../contract/index.ts';
import type { ProjectDialog } from './use-project-steps.ts';

const [NoteDialog] = lazyPart(() => import('./note-dialog.tsx'));
const [ResumeDialog] = lazyPart(() => import('./resume-dialog.tsx'));
const [CloseDialog] = lazyPart(() => import('./close-dialog.tsx'));
const [ClientDialog] = lazyPart(() => import('./client-dialog.tsx'));

type Props = {
  project: SpecialProject;
  dialog: ProjectDialog | null;
  /** What closing it ends. */
  question: string | undefined;
  close: () => void;
};

/** What a step asks before it is made. */
export const StepDialogs = ({ project, dialog, question, close }: Props) => (
  <Suspense>
    {(dialog === 'approve' || dialog === 'decline' || dialog === 'hold' || dialog === 'cancel') && (
      <NoteDialog project={project} name={dialog} onClose={close} />
    )}
    {dialog === 'resume' && <ResumeDialog project={project} onClose={close} />}
    {dialog === 'close' && <CloseDialog project={project} question={question} onClose={close} />}
    {dialog === 'client' && <ClientDialog project={project} onClose={close} />}
  </Suspense>
);
