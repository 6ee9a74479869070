import { useEffect, useRef } from 'react';
import { useRecordQuery } from '#platform/web/api/index';
import type { NamedTransition, SpecialProject } from '../../contract/index.ts';
import { projectQuery } from '../queries.ts';
import { StepDialogs } from '../transitions/step-dialogs.tsx';
import { useProjectSteps } from '../transitions/use-project-steps.ts';

type Props = { project: SpecialProject; name: NamedTransition };

const Step = ({ project, name }: Props) => {
  const { run, dialogs } = useProjectSteps(project);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(name);
  });
  return <StepDialogs project={project} {...dialogs} />;
};

/** Makes one step of a card through the dialogs of its page. */
export const CardStep = ({ id, name }: { id: number; name: NamedTransition }) => {
  const { data } = useRecordQuery({ ...projectQuery(id), refetchOnMount: 'always' });
  return data ? <Step project={data} name={name} /> : null;
};
