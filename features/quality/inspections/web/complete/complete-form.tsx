import { Box, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { FormActions, RecordForm, refuseMissing, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { Outcome } from '#platform/web/outbox/index';
import { useFlag } from '#platform/web/session/index';
import { noSignature, type Signature, SignaturePad } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import type { Walked } from '../walk/use-inspection.ts';
import { ClientSignature } from './client-signature.tsx';
import { completeInspection } from './complete-inspection.ts';
import { type Decision, type Deficiency, dutyHolder, proposed, sentDecision } from './decisions.ts';
import { ProposedTask } from './proposed-task.tsx';
import { siteDutiesQuery } from './site-duties.ts';

type Props = {
  walked: Walked;
  deficiencies: readonly Deficiency[];
  onDone: (outcome: Outcome<Inspection>) => void;
};

const nothingElse = z.object({});

/** Errors of the signature, which has no input of its name. */
const shownElsewhere = { ink: null, name: null, clientInk: null, clientName: null, silent: null };

type Values = {
  /** What the person has changed of what is proposed, by question. */
  decisions: Record<string, Decision>;
  signature: Signature;
  /** Null unless somebody signs for the client. */
  client_signature: Signature | null;
} & typeof shownElsewhere;

/** The tasks that will be made, the signature where the template asks for one, and the end of the walk. */
export const CompleteForm = ({ walked: { inspection }, deficiencies, onDone }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const mayAsk = useFlag('hasAccessWorld');
  const [tried, setTried] = useState(false);
  const { data: held = [] } = useQuery({ ...siteDutiesQuery(inspection.job.id), enabled: mayAsk });
  const assignee = dutyHolder(held);
  const needsSignature = inspection.snapshot.require_signature && inspection.signature === null;
  const decisionOf = (decisions: Values['decisions'], deficiency: Deficiency): Decision =>
    decisions[deficiency.question.name] ?? proposed(deficiency, assignee);
  const form: FormOf = useRecordForm({
    name: 'inspection-complete',
    record: inspection.client_uuid,
    schema: nothingElse,
    initialValues: {
      decisions: {},
      signature: noSignature,
      client_signature: null,
      ...shownElsewhere,
    } as Values,
    save: (_, { decisions, signature, client_signature }) => {
      setTried(true);
      const all = deficiencies.map((deficiency) => ({
        deficiency,
        decision: decisionOf(decisions, deficiency),
      }));
      const silent = all.some(({ decision: { create, comment } }) => !create && comment.trim() === '');
      const unnamed = signature.name.trim() === '';
      const signs = needsSignature || signature.image !== null || !unnamed;
      refuseMissing({
        ...(silent ? { silent: 'inspection_no_task_comment' } : {}),
        ...(signs && !signature.image ? { ink: 'inspection_signature_required' } : {}),
        ...(signs && unnamed ? { name: 'required' } : {}),
        ...(client_signature && !client_signature.image
          ? { clientInk: 'inspection_signature_required' }
          : {}),
        ...(client_signature?.name.trim() === '' ? { clientName: 'required' } : {}),
      });
      const tasks = all.map(({ deficiency, decision }) => sentDecision(deficiency, decision));
      return completeInspection(client, inspection, {
        tasks,
        signature,
        client_signature: client_signature ?? noSignature,
      });
    },
    onSaved: onDone,
  });
  const { decisions, signature, client_signature } = form.getValues();
  return (
    <RecordForm form={form} label={t('inspections:complete.title')}>
      {deficiencies.length === 0 ? (
        <Text>{t('inspections:complete.noTasks')}</Text>
      ) : (
        <section aria-labelledby="proposed-tasks">
          <Box component="h3" id="proposed-tasks" fz="md" fw={600}>
            {t('inspections:complete.tasks', { count: deficiencies.length })}
          </Box>
          <ul>
            {deficiencies.map((deficiency) => (
              <ProposedTask
                key={deficiency.question.name}
                deficiency={deficiency}
                inspection={inspection}
                decision={decisionOf(decisions, deficiency)}
                held={held}
                tried={tried}
                onChange={(decision) =>
                  form.setFieldValue('decisions', { ...decisions, [deficiency.question.name]: decision })
                }
              />
            ))}
          </ul>
        </section>
      )}
      {inspection.snapshot.require_signature && (
        <SignaturePad
          label={t('inspections:field.signature')}
          withAsterisk={needsSignature}
          value={signature}
          onChange={(next) => {
            form.setFieldValue('signature', next);
            form.setFieldValue('ink', null);
            form.setFieldValue('name', null);
          }}
          error={form.errors.ink}
          nameError={form.errors.name}
        />
      )}
      {inspection.visibility === 'public' && (
        <ClientSignature
          value={client_signature}
          name={inspection.accompanied_by ?? ''}
          errors={{ ink: form.errors.clientInk, name: form.errors.clientName }}
          onChange={(next) => {
            form.setFieldValue('client_signature', next);
            form.setFieldValue('clientInk', null);
            form.setFieldValue('clientName', null);
          }}
        />
      )}
      <FormActions
        saving={form.saving}
        save={t('inspections:complete.action')}
        cancelWord={t('inspections:complete.back')}
      />
    </RecordForm>
  );
};

type FormOf = ReturnType<typeof useRecordForm<typeof nothingElse, Values, Outcome<Inspection>>>;
