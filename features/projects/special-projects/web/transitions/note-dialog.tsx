import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';
import type { NotedTransition } from './use-project-steps.ts';

type Props = { project: SpecialProject; name: NotedTransition; onClose: () => void };

const asked = z.strictObject({
  reason: field.longText.min(3, 'reason_required'),
  updated_at: field.updatedAt.optional(),
});

/** A transition that needs somebody's words. */
const NoteDialog = ({ project: { id, number, updated_at }, name, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name={`special-project-${name}`}
      record={id}
      schema={asked}
      updatedAt={updated_at}
      words={{
        title: t(`special-projects:step.${name}`),
        text: t(`special-projects:question.${name}`),
        label: t(`special-projects:reason.${name}`),
        submit: t(`special-projects:step.${name}`),
      }}
      save={({ reason: note, updated_at: readAt }) =>
        call(specialProjectEndpoints.transitionSpecialProject, {
          params: { id, name },
          body: { note, updated_at: readAt },
        })
      }
      onSaved={(saved) => {
        cacheProject(client, saved);
        showSuccess(t(`special-projects:done.${name}`, { number }));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default NoteDialog;
